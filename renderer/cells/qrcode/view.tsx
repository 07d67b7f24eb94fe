import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type QrcodeSettings } from './definition'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const qrcode: CellType<string, QrcodeSettings> = { ...definition, Viewer, Editor }
