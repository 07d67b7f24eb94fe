import { inLanguages } from '../../model/language'

export const texts = inLanguages({ notObject: '此值不是一组字段' }, { notObject: 'This value is no group of fields' })
