import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type TagsSettings } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const tags: CellType<string, TagsSettings> = { ...cellSchema, codec, Viewer, Editor }
