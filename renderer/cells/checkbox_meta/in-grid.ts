import type { CellType } from '../../model/cell-type'
import type { CheckboxMetaSettings } from './schema'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<boolean, CheckboxMetaSettings>, 'plain' | 'quick'> = {
  quick: { by: 'toggle', next: value => value !== true },
}
