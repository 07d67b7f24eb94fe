export { FilesEditor as Editor } from '../shared/upload/files-editor'
