import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema, type SwitchSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const switchCell: CellType<boolean, SwitchSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
