import { byteText, counted, inLanguages } from '../../../renderer/core'

/** What people read about uploads. */
export const texts = inLanguages(
  {
    fileSetting: '单个文件最大多少 MB',
    fileSettingHelp: '1 到 1024；一次性上传（不分片）的文件不超过 10 MB；对此后上传的文件生效',
    pictureSetting: '单张图片最大多少 MB',
    pictureSettingHelp: '1 到 50，头像不超过 2 MB；对此后上传的图片生效',
    userSetting: '每个用户最多可存多少 MB',
    userSettingHelp: '0 为不限；已保存的文件不受影响，超出后不能再上传',
    tenantSetting: '每个租户最多可存多少 MB',
    tenantSettingHelp: '0 为不限；在租户管理中单独设置的优先；已保存的文件不受影响，超出后不能再上传',
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
    userFull: (used: number, left: number, wanted: number) =>
      `上传失败！个人存储空间不足：已用 ${byteText(used)}，剩余 ${byteText(left)}，本文件 ${byteText(wanted)}。请在“存储空间”中清理未使用的文件`,
    tenantFull: (left: number, wanted: number) =>
      `上传失败！租户存储空间不足：剩余 ${byteText(left)}，本文件 ${byteText(wanted)}。请联系管理员`,
    gone: '文件不存在，或已过期被清理',
    removed: (count: number) => `已删除 ${count} 个文件`,
    noneRemoved: '文件已被使用或不存在，未删除任何文件',
  },
  {
    fileSetting: 'Largest file, in MB',
    fileSettingHelp: '1 to 1024; files that are not sent in parts have 10 MB at most. Of files that are sent from then on',
    pictureSetting: 'Largest picture, in MB',
    pictureSettingHelp: '1 to 50, of a user 2 at most. Of pictures that are sent from then on',
    userSetting: 'Storage of each user, in MB',
    userSettingHelp: '0: no limit. What is kept stays; nothing more is taken beyond it',
    tenantSetting: 'Storage of each tenant, in MB',
    tenantSettingHelp:
      '0: no limit. A limit of its own in the list of tenants comes first. What is kept stays; nothing more is taken beyond it',
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
    userFull: (used, left, wanted) =>
      `The upload failed! Your storage is full: ${byteText(used)} used, ${byteText(left)} left, this file has ${byteText(wanted)}. Unused files can be deleted under “Storage”`,
    tenantFull: (left, wanted) =>
      `The upload failed! The storage of the tenant is full: ${byteText(left)} left, this file has ${byteText(wanted)}. Please ask an administrator`,
    gone: 'There is no such file, or it was removed when it was kept long enough',
    removed: count => `${counted(count, 'file', 'files')} deleted`,
    noneRemoved: 'The files are used or do not exist; none was deleted',
  },
)
