import { inLanguages } from '../../../renderer/core'

/** Answers of the duplicate check, word for word from the specification. */
export const texts = inLanguages(
  {
    free: '该值可用！',
    badCondition: '校验条件(condition)须为JSON对象，每个字段对应一个文本或数字，最多20个字段',
  },
  {
    free: 'This value can be used!',
    badCondition: 'The condition must be a JSON object with one text or number for each of at most 20 fields',
  },
)
