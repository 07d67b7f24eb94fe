import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { namesOf } from './labels'
import { cellSchema, type SearchSettings } from './schema'
import { Viewer } from './viewer'

export const selSearch: CellType<string, SearchSettings> = { ...cellSchema, codec, names: ({ dict }) => namesOf(dict), Viewer, Editor }
