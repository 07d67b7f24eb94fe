import type { CellCodec } from '../../model/cell-type'
import { categoryDict } from '../shared/tree/category-dict'
import { nodesCodec } from '../shared/tree/codec'
import type { CategorySettings } from './schema'

export const codec: CellCodec<string, CategorySettings> = { ...nodesCodec, dict: ({ store }) => categoryDict(store) }
