import type { CellType } from '../../model/cell-type'
import type { ChoiceSettings } from '../shared/choice-codec'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

export const select: CellType<string, ChoiceSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
