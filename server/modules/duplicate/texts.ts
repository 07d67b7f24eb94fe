/** Answers of the duplicate check, word for word from the specification. */
export const texts = {
  free: '该值可用！',
  taken: '该值不可用，系统中已存在！',
} as const
