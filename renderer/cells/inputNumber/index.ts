import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { cellSchema, type NumberSettings } from './schema'
import { Viewer } from './viewer'

export const inputNumber: CellType<number, NumberSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
