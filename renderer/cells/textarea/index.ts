import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { cellSchema, type TextareaSettings } from './schema'
import { Viewer } from './viewer'

export const textarea: CellType<string, TextareaSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
