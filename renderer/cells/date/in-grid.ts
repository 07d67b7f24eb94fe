import type { CellType } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { codec } from './codec'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<string, DateSettings>, 'plain' | 'quick'> = {
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
}
