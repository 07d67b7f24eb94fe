import type { CellType } from '../../model/cell-type'
import type { ChoiceSettings } from '../shared/choice-codec'
import { plainChoice } from '../shared/plain-choice'

/** How grids paint and edit it without its components. */
export const inGrid: Pick<CellType<string, ChoiceSettings>, 'plain' | 'quick'> = {
  plain: plainChoice,
  quick: { by: 'choice' },
}
