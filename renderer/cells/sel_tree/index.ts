import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { tableTree } from '../shared/tree/table-source'
import { codec } from './codec'
import { cellSchema, type TreeSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selTree: CellType<string, TreeSettings> = { ...cellSchema, codec, names: tableTree, Viewer, Editor }
