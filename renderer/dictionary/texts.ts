/** What people read of this room. */
export const texts = {
  failed: (code: string) => `请求字典值【${code}】失败！`,
  noCodes: '字典数组不能为空！',
  notAnArray: '参数dictCodeList必须为数组！',
  emptyCode: '字典Code不能为空!',
} as const
