import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { inGrid } from './in-grid'
import { type CheckboxMetaSettings, cellSchema } from './schema'
import { Viewer } from './viewer'

export const checkboxMeta: CellType<boolean, CheckboxMetaSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
