import { inLanguages } from '../../renderer/core'

/** What people read in answers about records. */
export const texts = inLanguages(
  {
    added: '添加成功！',
    edited: '修改成功!',
    deleted: '删除成功!',
    deletedMany: '批量删除成功!',
    notFound: '未找到对应实体',
    onlyShared: '该记录由他人共享，只能查看',
    noIds: '参数不识别！',
    outOfRules: '该记录不在您的数据权限范围内',
    hidesBelow: '下级中有不在您数据权限范围内的记录，不能删除',
    tooManyDigits: (precision: number, scale: number) => `数值超出范围（最多${precision - scale}位整数、${scale}位小数）`,
    notNumber: '请输入数字',
    notDate: '日期格式不正确，应为 YYYY-MM-DD',
    notDateTime: '时间格式不正确，应为 YYYY-MM-DD HH:mm:ss',
    notTime: '时间格式不正确，应为 HH:mm:ss',
    notBoolean: '请填写 是 或 否',
    yes: '是',
    no: '否',
    line: (line: number, message: string) => `第${line}行 ${message}`,
    saved: '保存成功！',
    parentMissing: '上级节点不存在',
    parentInside: '不能选择自己或自己的下级作为上级',
  },
  {
    added: 'Added!',
    edited: 'Changed!',
    deleted: 'Deleted!',
    deletedMany: 'Deleted!',
    notFound: 'This record does not exist',
    onlyShared: 'Others share this record with you: it can be read, not changed',
    outOfRules: 'Your data rules leave this record out',
    hidesBelow: 'Below it stand records that your data rules leave out',
    noIds: 'Nothing was chosen!',
    tooManyDigits: (precision, scale) => `The number is too long (at most ${precision - scale} digits before the point, ${scale} after it)`,
    notNumber: 'Please enter a number',
    notDate: 'The date must be written YYYY-MM-DD',
    notDateTime: 'The time must be written YYYY-MM-DD HH:mm:ss',
    notTime: 'The time must be written HH:mm:ss',
    notBoolean: 'Please enter yes or no',
    yes: 'yes',
    no: 'no',
    line: (line, message) => `Row ${line}: ${message}`,
    saved: 'Saved!',
    parentMissing: 'The parent does not exist',
    parentInside: 'A record cannot be moved below itself or one of its own',
  },
)

/** What is wrong with one value, in a cell as in a request. */
export const valueTexts = inLanguages(
  {
    /** One field that a rule refuses. */
    field: (title: string, message: string) => (message.startsWith(title) ? message : `${title}：${message}`),
    notOption: (text: string) => `“${text}”不在可选范围内`,
    fileRefused: (name: string, accept: string) => `不支持文件“${name}”，只能是 ${accept}`,
    notReadable: (text: string) => `“${text}”无法识别`,
    tooLong: (length: number) => `长度不能超过${length}个字符`,
    notStorable: '含有无法保存的字符',
    notInteger: '请输入整数',
  },
  {
    field: (title, message) => (message.startsWith(title) ? message : `${title}: ${message}`),
    notOption: text => `“${text}” is not one of the choices`,
    fileRefused: (name, accept) => `the file “${name}” is not one of ${accept}`,
    notReadable: text => `“${text}” cannot be read`,
    tooLong: length => `at most ${length} characters`,
    notStorable: 'has characters that cannot be stored',
    notInteger: 'Please enter a whole number',
  },
)
