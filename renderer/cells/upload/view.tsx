import type { FileSettings } from '../../controls/upload/files-editor'
import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition } from './definition'

const Viewer = lazyPart(async () => (await import('../../controls/upload/files-viewer')).FilesViewer)
const Editor = lazyPart(async () => (await import('../../controls/upload/files-editor')).FilesEditor)

export const upload: CellType<string, FileSettings> = { ...definition, Viewer, Editor }
