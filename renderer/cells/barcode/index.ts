import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { type BarcodeSettings, cellSchema } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const barcode: CellType<string, BarcodeSettings> = { ...cellSchema, codec, quick: { by: 'text' }, Viewer, Editor }
