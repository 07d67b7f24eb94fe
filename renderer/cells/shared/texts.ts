/** What people read of the built-in cells. */
export const texts = {
  choose: '请选择',
  yes: '是',
  no: '否',
  notText: '此值不是文本',
  notNumber: '此值不是数字',
  tooPrecise: '数值超出可精确表示的范围',
  notDate: '此值不是有效日期',
  notTime: '此值不是有效时间',
  notSwitch: '此值不是开关的取值',
} as const
