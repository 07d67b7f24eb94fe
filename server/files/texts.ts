import { inLanguages } from '../../renderer/core'

/** What people read about uploads. */
export const texts = inLanguages(
  {
    failed: '上传失败！',
    unknownUse: (biz: string) => `上传失败！不支持的用途：${biz}`,
    badType: (extension: string) => `上传失败！不支持的文件类型：${extension || '无扩展名'}`,
    badContent: (extension: string) => `上传失败！文件内容与类型${extension}不符`,
    empty: '上传失败！文件内容为空',
    tooLarge: (megabytes: number) => `文件大小超出${megabytes}MB限制, 请压缩或降低文件质量! `,
    tooManyParts: '上传失败！未完成的上传过多，请先完成或取消其中的一些',
    partsGone: '上传失败！上传已失效，请重新上传',
    partsMissing: '上传失败！文件尚未传完',
  },
  {
    failed: 'The upload failed!',
    unknownUse: biz => `The upload failed! Unknown use: ${biz}`,
    badType: extension => `The upload failed! Files of this type are not taken: ${extension || 'no extension'}`,
    badContent: extension => `The upload failed! The content of the file does not fit its type ${extension}`,
    empty: 'The upload failed! The file is empty',
    tooLarge: megabytes => `The file is larger than ${megabytes}MB. Please compress it or make it smaller! `,
    tooManyParts: 'The upload failed! Too many uploads are unfinished; please complete or cancel some of them',
    partsGone: 'The upload failed! It is no longer valid, please upload the file again',
    partsMissing: 'The upload failed! Not all of the file has come',
  },
)
