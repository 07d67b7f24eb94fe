/** What a person reads when a rule refuses a value. */
export const texts = {
  required: (title: string) => `${title}不能为空!`,
  unique: (title: string) => `${title}不能重复!`,
  taken: '该值不可用，系统中已存在！',
  pattern: (title: string) => `${title}格式不正确!`,
  failed: (title: string, reason: string) => `${title}校验失败: ${reason}`,
  digits: (least: string, most: string) => `请输入${least}到${most}位数字!`,
  characters: (least: string, most: string) => `请输入${least}到${most}位任意字符!`,
  letters: (least: string, most: string) => `请输入${least}到${most}位字母!`,
  url: '请输入正确的网址!',
  email: '请输入正确的电子邮件!',
  mobile: '请输入正确的手机号码!',
  postalCode: '请输入正确的邮政编码!',
  anyLetters: '请输入字母!',
  number: '请输入数字!',
  integer: '请输入整数!',
  money: '请输入正确的金额!',
}
