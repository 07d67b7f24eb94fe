import type { CellType } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { lazyPart } from '../shared/lazy-part'
import { codec } from './codec'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const datetime: CellType<string, DateSettings> = { ...cellSchema, codec, Viewer, Editor }
