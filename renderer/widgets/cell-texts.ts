/** What people read of a cell that cannot be drawn. */
export const cellTexts = {
  broken: '显示出错',
  noEditor: '此字段不能编辑',
} as const
