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
    tooManyPixels: (width: number, height: number, limit: number) =>
      `上传失败！图片尺寸过大（${width}×${height}），总像素不能超过${limit}万`,
    pictureBroken: '上传失败！图片无法读取，文件可能已损坏',
    pictureTooSlow: '上传失败！图片处理超时，请缩小图片后重试',
    busy: '上传失败！正在处理的图片过多，请稍后重试',
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
    tooManyPixels: (width, height, limit) =>
      `The upload failed! The picture is too large (${width}×${height}); it may have ${limit * 10_000} pixels`,
    pictureBroken: 'The upload failed! The picture cannot be read. It may be damaged',
    pictureTooSlow: 'The upload failed! The picture took too long to process. Please make it smaller and try again',
    busy: 'The upload failed! Too many pictures are being processed. Please try again later',
  },
)
