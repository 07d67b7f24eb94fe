import { fileSchema } from '../shared/upload/file-schema'

/** Files. */
export const cellSchema = fileSchema('file', '文件上传', 0)
