import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { entityLabels } from './labels'
import { cellSchema, type EntitySettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selEntity: CellType<string, EntitySettings> = { ...cellSchema, codec, names: entityLabels, Viewer, Editor }
