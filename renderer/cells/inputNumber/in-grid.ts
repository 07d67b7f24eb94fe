import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { canBecomeNumber, halfWidth, settle } from './numbers'
import type { NumberSettings } from './schema'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<number, NumberSettings>, 'plain' | 'quick'> = {
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', accepts: text => canBecomeNumber(halfWidth(text)), settle: (value, { settings }) => settle(value, settings) },
}
