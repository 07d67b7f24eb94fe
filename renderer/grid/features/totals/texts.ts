import { inLanguages } from '../../../model/language'

/** Texts of sums. */
export const texts = inLanguages(
  {
    sum: '合计',
    average: '平均',
  },
  {
    sum: 'Sum',
    average: 'Average',
  },
)
