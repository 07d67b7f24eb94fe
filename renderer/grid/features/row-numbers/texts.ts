import { inLanguages } from '../../../model/language'

/** Texts of the column of numbers. */
export const texts = inLanguages(
  {
    rowNumber: '序号',
  },
  {
    rowNumber: 'No.',
  },
)
