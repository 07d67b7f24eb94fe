import { fileDefinition } from '../../controls/upload/file-definition'

/** One file; another one takes its place. */
export const definition = fileDefinition('upload', '单文件上传', 1)
