import { inLanguages } from '../../model/language'

export const texts = inLanguages(
  { notObject: '此值不是一组字段', part: (title: string, text: string) => `${title}：${text}`, between: '；' },
  { notObject: 'This value is no group of fields', part: (title, text) => `${title}: ${text}`, between: '; ' },
)
