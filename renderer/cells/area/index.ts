import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { areaNames } from './areas'
import { codec } from './codec'
import { type AreaSettings, cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const area: CellType<string, AreaSettings> = { ...cellSchema, codec, names: areaNames, Viewer, Editor }
