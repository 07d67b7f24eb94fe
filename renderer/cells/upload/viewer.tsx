export { FilesViewer as Viewer } from '../shared/upload/files-viewer'
