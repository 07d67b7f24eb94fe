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
  },
  {
    failed: 'The upload failed!',
    unknownUse: biz => `The upload failed! Unknown use: ${biz}`,
    badType: extension => `The upload failed! Files of this type are not taken: ${extension || 'no extension'}`,
    badContent: extension => `The upload failed! The content of the file does not fit its type ${extension}`,
    empty: 'The upload failed! The file is empty',
    tooLarge: megabytes => `The file is larger than ${megabytes}MB. Please compress it or make it smaller! `,
  },
)
