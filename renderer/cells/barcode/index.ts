import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { type BarcodeSettings, cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const barcode: CellType<string, BarcodeSettings> = { ...cellSchema, codec, quick: { by: 'text' }, Viewer, Editor }
