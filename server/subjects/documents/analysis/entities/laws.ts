import { NUMERAL, numberOf } from '../../../../util/numerals'
import type { Finder, Found } from './types'

const TITLE = /《([^《》]{2,60})》(?:\([^()]{1,30}\))?/g
const ARTICLE = new RegExp(
  `^(?:[、,和及与]|以及)?第(\\d{1,4}|[${NUMERAL}]{1,7})条(?:之[一二三四五六七八九十])?(?:第[${NUMERAL}\\d]{1,3}款)?(?:第?\\(?[${NUMERAL}\\d]{1,3}\\)?项)?`,
)
/** What a title ends with that is a law or a rule; another one is a book, a contract or a form. */
const LAW = /(?:法|条例|规定|办法|准则|细则|规则|制度|通知|意见|决定|解释|标准|规范|指引|章程|纲要)(?:\([^()]*\))?$/

/** Laws and their articles, one of each that is named: 《审计法》第三十四条、第三十五条 are two. */
export const laws: Finder = normal =>
  [...normal.matchAll(TITLE)].flatMap(match => {
    const [whole, title = ''] = match
    const found: Found[] = []
    let end = match.index + whole.length
    let start = match.index
    for (let article = ARTICLE.exec(normal.slice(end, end + 40)); article; article = ARTICLE.exec(normal.slice(end, end + 40))) {
      end += article[0].length
      const number = numberOf(article[1] ?? '')
      const rest = article[0].replace(/^[^第]*第[^条]*条/, '')
      found.push({ kind: 'law', value: `《${title}》第${number}条${rest}`, start, end })
      start = end
    }
    if (found.length > 0) return found
    return LAW.test(title) ? [{ kind: 'law', value: `《${title}》`, start, end }] : []
  })
