import { valueTexts } from '../sheets'

/** What people read in answers about records. */
export const texts = {
  ...valueTexts,
  added: '添加成功！',
  edited: '修改成功!',
  deleted: '删除成功!',
  deletedMany: '批量删除成功!',
  notFound: '未找到对应实体',
  noIds: '参数不识别！',
  tooManyDigits: (precision: number, scale: number) => `数值超出范围（最多${precision - scale}位整数、${scale}位小数）`,
  notNumber: '请输入数字',
  notDate: '日期格式不正确，应为 YYYY-MM-DD',
  notDateTime: '时间格式不正确，应为 YYYY-MM-DD HH:mm:ss',
  notTime: '时间格式不正确，应为 HH:mm:ss',
  notBoolean: '请填写 是 或 否',
  yes: '是',
  no: '否',
  parentMissing: '上级节点不存在',
  parentInside: '不能选择自己或自己的下级作为上级',
} as const
