import { inLanguages } from '../../model/language'

/** Texts for users of grids. */
export const texts = inLanguages(
  {
    late: '校验超时，请重试',
    failed: '校验失败，请重试',
  },
  {
    late: 'The check took too long, please try again',
    failed: 'The check failed, please try again',
  },
)
