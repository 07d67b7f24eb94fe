import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type QrcodeSettings } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const qrcode: CellType<string, QrcodeSettings> = { ...cellSchema, codec, quick: { by: 'text' }, Viewer, Editor }
