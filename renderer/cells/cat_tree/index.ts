import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { categoryTree } from '../shared/tree/category-source'
import { codec } from './codec'
import { type CategorySettings, cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const catTree: CellType<string, CategorySettings> = { ...cellSchema, codec, names: categoryTree, Viewer, Editor }
