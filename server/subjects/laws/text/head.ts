import { NUMERAL, numberOf } from '../../../util/numerals'
import type { Outline } from './outline'

/** What the text of a law says about itself; what it does not say is undefined. */
export interface LawHead {
  readonly title: string | undefined
  /** As 国务院令第571号 or 示审发〔2021〕12号. */
  readonly number: string | undefined
  /** Days as 2021-10-23. */
  readonly promulgated: string | undefined
  readonly effective: string | undefined
}

const DATE = `([${NUMERAL}\\d]{4})\\s*年\\s*([${NUMERAL}\\d]{1,3})\\s*月\\s*([${NUMERAL}\\d]{1,3})\\s*日`
const ORDER = new RegExp(`([\\u4e00-\\u9fa5]{2,20}令)\\s*[（(]?\\s*第?\\s*([${NUMERAL}\\d]+)\\s*号`)
const FILED = /([\u4e00-\u9fa5]{1,12})\s*[〔[［【（(]\s*(\d{4})\s*[〕\]］】）)]\s*(?:第\s*)?(\d+)\s*号/
const BEGUN = new RegExp(`自\\s*${DATE}\\s*起?\\s*(?:施行|实施|执行|生效|试行)`)
const AT_ONCE = /自(?:公布|发布|印发|颁布|下发)之日起/
const MADE = new RegExp(`${DATE}[^，,。；;）)]{0,40}?(?:公布|发布|印发|颁布)`)
const PASSED = new RegExp(`${DATE}[^。；;）)]{0,60}?(?:通过|修订|修正|批准)`, 'g')

/** A day in the form 2021-10-23; undefined for one that is none. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const [y, m, d] = [year, month, day].map(numberOf)
  if (y === undefined || m === undefined || d === undefined) return undefined
  const date = new Date(Date.UTC(y, m - 1, d))
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y > 1000 ? date.toISOString().slice(0, 10) : undefined
}

function firstDay(text: string, pattern: RegExp): string | undefined {
  const [, year = '', month = '', day = ''] = pattern.exec(text) ?? []
  return dayOf(year, month, day)
}

/** The number of a document with the brackets that the standard asks for: 国发〔2021〕12号. */
export function documentNumber(text: string): string | undefined {
  const filed = FILED.exec(text)
  if (filed) return `${filed[1]}〔${filed[2]}〕${filed[3]}号`
  const order = ORDER.exec(text)
  return order ? `${order[1]}第${order[2]}号` : undefined
}

const isTitle = (line: string) =>
  line.length <= 80 && !/[。；：:]$/.test(line) && !/^[（(〔[]|(?:令|公告|号)$/.test(line.trim()) && documentNumber(line) === undefined

/** The last day on which it was passed or amended, as the note below a title lists them. */
function lastPassed(text: string): string | undefined {
  const days = [...text.matchAll(PASSED)].flatMap(([, year = '', month = '', day = '']) => dayOf(year, month, day) ?? [])
  return days.toSorted().at(-1)
}

/** Title, number and days of a law, out of what stands before its first article and of its last ones. */
export function headOf({ head, articles }: Outline): LawHead {
  const above = head.join('\n')
  const promulgated = firstDay(above, MADE) ?? lastPassed(above)
  const ending = articles
    .filter(({ no }) => no > 0)
    .slice(-3)
    .map(({ text }) => text)
    .toReversed()
    .join('\n')
  const begun = firstDay(ending, BEGUN) ?? firstDay(above, BEGUN)
  return {
    title: head.find(isTitle)?.replace(/[\s　]+/g, ''),
    number: documentNumber(above),
    promulgated,
    effective: begun ?? (AT_ONCE.test(ending) || AT_ONCE.test(above) ? promulgated : undefined),
  }
}
