import { inLanguages } from '../../../model/language'

/** Texts of sums. */
export const texts = inLanguages(
  {
    sum: '合计',
    average: '平均',
    page: (name: string) => `本页${name}`,
    all: (name: string) => `全部${name}`,
  },
  {
    sum: 'Sum',
    average: 'Average',
    page: name => `${name} of page`,
    all: name => `${name} of all`,
  },
)
