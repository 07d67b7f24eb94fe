import { NUMERAL, numberOf } from '../../../util/numerals'

/** What a text such as 审计法第三十四条 or 审计法34 asks for. */
export interface Asked {
  readonly words: readonly string[]
  readonly no?: number
  readonly sub?: number
}

const ARTICLE = new RegExp(`第\\s*([${NUMERAL}\\d]+)\\s*条(?:之\\s*([${NUMERAL}\\d]+))?`)
/** A number that stands behind a name, or alone. */
const NUMBER = /(?:^|(?<=[\u4e00-\u9fa5》]))\s*(\d{1,4})$/

/** The words and the number of an article in what was typed; marks around a title are left out. */
export function askedFor(text: string): Asked {
  const given = text.trim()
  const [article, number, sub] = ARTICLE.exec(given) ?? []
  const [end, digits] = article === undefined ? (NUMBER.exec(given) ?? []) : []
  const found = numberOf(number ?? digits ?? '')
  const rest = given.replace(article ?? end ?? '', ' ')
  const words = rest.replace(/[《》〈〉“”"]/g, ' ').split(/[\s　，,、]+/)
  return { words: words.filter(word => word !== ''), ...(found !== undefined && { no: found, sub: numberOf(sub ?? '') ?? 0 }) }
}
