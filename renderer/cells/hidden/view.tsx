import type { NoSettings } from '../../controls/base/settings'
import type { CellType } from '../../model/cell-type'
import { definition } from './definition'

function Viewer() {
  return null
}

function Editor() {
  return null
}

export const hidden: CellType<unknown, NoSettings> = { ...definition, Viewer, Editor }
