import type { CellCodec } from '../../model/cell-type'
import { categoryDict } from '../shared/tree/category-dict'
import { nodesCodec } from '../shared/tree/codec'
import type { TreeSettings } from './schema'

export const codec: CellCodec<string, TreeSettings> = { ...nodesCodec, dict: ({ dict }) => dict ?? categoryDict('id') }
