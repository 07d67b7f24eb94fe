import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { reportLabels } from './report'
import { cellSchema, type PopupDictSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const popupDict: CellType<string, PopupDictSettings> = { ...cellSchema, codec, names: reportLabels, Viewer, Editor }
