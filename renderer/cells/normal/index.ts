import type { CellType } from '../../model/cell-type'
import type { NoSettings } from '../shared/settings'
import { codec } from './codec'
import { Editor } from './editor'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

export const normal: CellType<string, NoSettings> = { ...cellSchema, codec, plain: value => value ?? '', Viewer, Editor }
