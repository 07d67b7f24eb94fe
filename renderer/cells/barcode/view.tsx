import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type BarcodeSettings, definition } from './definition'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const barcode: CellType<string, BarcodeSettings> = { ...definition, Viewer, Editor }
