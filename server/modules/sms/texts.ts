/** Texts of phones and their codes, word for word from the specification, blanks included. */
export const texts = {
  notConfigured: ' 短信接口未配置，请联系管理员！',
  empty: '手机号不允许为空！',
  badPhone: '请输入正确的手机号码!',
  registered: ' 手机号已经注册，请直接登录！',
  closed: '系统未开放注册，请联系管理员！',
  unknownPhone: '该用户不存在或未绑定手机号',
  notSent: '短信验证码发送失败,请稍后重试',
  codeWrong: '手机验证码错误',
  message: (code: string) => `您的验证码是${code}，10分钟内有效，请勿告诉他人。`,
} as const
