import { inLanguages } from '../model/language'

/** What people read of this room. */
export const texts = inLanguages(
  {
    failed: (code: string) => `请求字典值【${code}】失败！`,
    noCodes: '字典数组不能为空！',
    notAnArray: '参数dictCodeList必须为数组！',
    emptyCode: '字典Code不能为空!',
  },
  {
    failed: code => `The dictionary [${code}] could not be read!`,
    noCodes: 'The list of dictionaries must not be empty!',
    notAnArray: 'The parameter dictCodeList must be an array!',
    emptyCode: 'The code of the dictionary must not be empty!',
  },
)
