import { inLanguages } from '../../../model/language'

/** What people read of uploads. */
export const texts = inLanguages(
  {
    uploading: (percent: number) => `上传中(${percent}%)`,
    done: '上传完成',
    failed: '上传失败',
    unknown: '未知错误',
    failure: '上传出错',
    reason: (message: string) => `错误信息：${message}`,
    fileFailed: (name: string) => `${name} 上传失败.`,
    notAnImage: '请上传图片',
    upload: '上传',
    uploadFile: '点击上传',
    remove: (name: string) => `删除 ${name}`,
    download: (name: string) => `下载 ${name}`,
    downloadFailed: '文件下载失败',
    unknownFile: '未知的文件',
    preview: '预览',
  },
  {
    uploading: percent => `Uploading (${percent}%)`,
    done: 'Uploaded',
    failed: 'The upload failed',
    unknown: 'Unknown error',
    failure: 'Upload error',
    reason: message => `Error: ${message}`,
    fileFailed: name => `${name} could not be uploaded.`,
    notAnImage: 'Please choose a picture',
    upload: 'Upload',
    uploadFile: 'Upload',
    remove: name => `Remove ${name}`,
    download: name => `Download ${name}`,
    downloadFailed: 'The file could not be downloaded',
    unknownFile: 'Unknown file',
    preview: 'Preview',
  },
)
