import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type RateSettings } from './definition'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const rate: CellType<number, RateSettings> = { ...definition, Viewer, Editor }
