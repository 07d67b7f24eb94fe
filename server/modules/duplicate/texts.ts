import { inLanguages } from '../../../renderer/core'

/** Answers of the duplicate check, word for word from the specification. */
export const texts = inLanguages(
  {
    free: '该值可用！',
    taken: '该值不可用，系统中已存在！',
  },
  {
    free: 'This value can be used!',
    taken: 'This value exists already and cannot be used!',
  },
)
