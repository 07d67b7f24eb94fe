import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { cellSchema, type InputSettings } from './schema'
import { Viewer } from './viewer'

export const input: CellType<string, InputSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
