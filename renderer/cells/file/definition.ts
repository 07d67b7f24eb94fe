import { fileDefinition } from '../../controls/upload/file-definition'

/** Files. */
export const definition = fileDefinition('file', '文件上传', 0)
