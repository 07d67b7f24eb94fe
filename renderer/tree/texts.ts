import { inLanguages } from '../model/language'

/** Texts for users of trees. */
export const texts = inLanguages(
  {
    childrenFailed: '下级加载失败',
  },
  {
    childrenFailed: 'What is below could not be loaded',
  },
)
