import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { cellSchema, type SwitchSettings } from './schema'
import { Viewer } from './viewer'

export const switchCell: CellType<boolean, SwitchSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
