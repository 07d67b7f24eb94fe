import { inLanguages } from '../../model/language'

/** How the fields of an object are told in one line: `城市：北京；街道：长安街`. */
export const partTexts = inLanguages(
  { part: (title: string, text: string) => `${title}：${text}`, between: '；' },
  { part: (title, text) => `${title}: ${text}`, between: '; ' },
)
