import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import type { FileSettings } from '../shared/upload/files-editor'
import { codec } from './codec'
import { cellSchema } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const upload: CellType<string, FileSettings> = { ...cellSchema, codec, guards: true, Viewer, Editor }
