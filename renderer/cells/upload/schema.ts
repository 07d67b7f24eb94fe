import { fileSchema } from '../shared/upload/file-schema'

/** One file; another one takes its place. */
export const cellSchema = fileSchema('upload', '单文件上传', 1)
