import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type LinkSettings } from './schema'
import { treeOf } from './use-level'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const linkDown: CellType<string, LinkSettings> = { ...cellSchema, codec, names: treeOf, Viewer, Editor }
