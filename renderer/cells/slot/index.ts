import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { cellSchema, type SlotSettings } from './schema'
import { Viewer } from './viewer'

export const slot: CellType<unknown, SlotSettings> = { ...cellSchema, codec, Viewer, Editor }
