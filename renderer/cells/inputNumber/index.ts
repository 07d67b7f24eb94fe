import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { canBecomeNumber, halfWidth, settle } from './numbers'
import { cellSchema, type NumberSettings } from './schema'
import { Viewer } from './viewer'

export const inputNumber: CellType<number, NumberSettings> = {
  ...cellSchema,
  codec,
  Viewer,
  Editor,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', accepts: text => canBecomeNumber(halfWidth(text)), settle: (value, { settings }) => settle(value, settings) },
}
