import { inLanguages } from '../../../renderer/core'

/** Answers of the duplicate check, word for word from the specification. */
export const texts = inLanguages(
  {
    free: '该值可用！',
    taken: '该值不可用，系统中已存在！',
    inBin: '该值属于回收站中的记录，请先还原或彻底删除该记录，或换一个值',
    badCondition: '校验条件(condition)须为JSON对象，每个字段对应一个文本或数字，最多20个字段',
  },
  {
    free: 'This value can be used!',
    taken: 'This value exists already and cannot be used!',
    inBin: 'A record in the recycle bin has this value: restore or delete that one first, or take another value',
    badCondition: 'The condition must be a JSON object with one text or number for each of at most 20 fields',
  },
)
