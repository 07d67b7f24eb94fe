import type { CellType } from '../../model/cell-type'
import { plainChoice } from '../shared/plain-choice'
import type { SelectSettings } from './schema'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<string, SelectSettings>, 'plain' | 'quick'> = {
  plain: plainChoice,
  quick: { by: 'choice', free: ({ settings }) => settings.allowInput },
}
