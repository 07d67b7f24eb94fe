import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import type { NoSettings } from '../shared/settings'
import { codec } from './codec'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const password: CellType<string, NoSettings> = { ...cellSchema, codec, Viewer, Editor }
