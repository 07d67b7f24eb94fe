import type { CellType } from '../../model/cell-type'
import type { TextareaSettings } from './schema'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<string, TextareaSettings>, 'plain' | 'quick'> = {
  plain: value => value ?? '',
  quick: { by: 'text', lines: true, opens: true },
}
