import type { CellType } from '../../model/cell-type'
import type { InputSettings } from './schema'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<string, InputSettings>, 'plain' | 'quick'> = {
  plain: value => value ?? '',
  quick: { by: 'text', maxLength: ({ settings }) => settings.maxLength ?? undefined },
}
