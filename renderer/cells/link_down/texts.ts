import { inLanguages } from '../../model/language'

/** What people read of a cascade. */
export const texts = inLanguages(
  {
    chooseAbove: '请先选择上级',
  },
  {
    chooseAbove: 'Choose the level above first',
  },
)
