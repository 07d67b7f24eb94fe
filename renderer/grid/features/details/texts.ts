import { inLanguages } from '../../../model/language'

/** Texts of rows that open. */
export const texts = inLanguages(
  {
    expand: '展开',
  },
  {
    expand: 'Expand',
  },
)
