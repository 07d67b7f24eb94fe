import type { CellType } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { lazyEditor } from '../shared/lazy-editor'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyEditor(async () => (await import('./editor')).Editor, { ...codec, opens: 'calendar' })

export const datetime: CellType<string, DateSettings> = { ...cellSchema, codec, guards: true, Viewer, Editor, ...inGrid }
