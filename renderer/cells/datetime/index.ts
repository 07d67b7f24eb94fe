import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import type { DateSettings } from '../shared/date-codec'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const datetime: CellType<string, DateSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
