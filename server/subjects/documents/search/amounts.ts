import { capitalNumber, smallNumber } from '../../../util/chinese-amount'
import { chineseNumber, NUMERAL } from '../../../util/numerals'
import type { Clause } from './query'

const UNITS: Readonly<Record<string, number>> = { 万: 1e4, 十万: 1e5, 百万: 1e6, 千万: 1e7, 亿: 1e8 }
const DIGITS = /^(\d{1,13}(?:\.\d{1,6})?)(十万|百万|千万|万|亿)?(?:元|圆)?整?$/
const WORDS = new RegExp(`^([${NUMERAL}]{2,40})(?:元|圆)?整?$`)
/** Smaller numbers without a unit are years, numbers of rooms and the like. */
const LEAST = 10_000
const LARGEST = 1e13

/** Yuan that a text in normal form names; undefined where it is no amount, or one with parts of a cent. */
function yuanOf(wanted: string): number | undefined {
  const [, digits, unit = ''] = DIGITS.exec(wanted) ?? []
  const [, words] = WORDS.exec(wanted) ?? []
  const value = digits === undefined ? chineseNumber(words ?? '') : Math.round(Number(digits) * (UNITS[unit] ?? 1) * 1e6) / 1e6
  if (value === undefined || value < LEAST || value >= LARGEST || !Number.isInteger(Math.round(value * 1e6) / 1e4)) return undefined
  return value
}

/** So many digits behind the point at most, without zeros at the end. */
const short = (value: number) => String(Number(value.toFixed(6)))

/** What is found by these: one that begins with another finds nothing more. */
const apart = (forms: readonly string[]) => forms.filter(form => !forms.some(other => other !== form && form.startsWith(other)))

/** Two digits before a unit stand within too many other amounts: 12万 in 312万. */
const isLong = (form: string) => form.replace(/\D/g, '').length > 2

/**
 * The forms in which texts write the amount that a text in normal form names: 1286400, 128.64万, 壹佰贰拾捌万陆仟肆佰, 一百二十八万六千四百. Itself alone
 * where it is no amount.
 */
export function formsOf(wanted: string): readonly string[] {
  const yuan = yuanOf(wanted)
  if (yuan === undefined) return [wanted]
  const inUnits = [`${short(yuan / 1e4)}万`, ...(yuan >= 1e7 ? [`${short(yuan / 1e8)}亿`] : [])].filter(isLong)
  const inWords = Number.isInteger(yuan) ? [capitalNumber(yuan), smallNumber(yuan)] : []
  return apart([...new Set([wanted, short(yuan), ...inUnits, ...inWords])])
}

/** Amounts of one group that are looked for in all their forms: each makes as many groups. */
const MOST = 2

type Group = readonly Clause[]

const formsOfTerm = ({ term }: Clause): readonly string[] => (term.kind === 'text' && term.amount ? formsOf(term.wanted) : [])

const inForm = (clause: Clause, wanted: string): Clause =>
  clause.term.kind === 'text' ? { ...clause, term: { ...clause.term, wanted } } : clause

/** The groups of which one is enough: one for each form of an amount; what is not to stand there stands there in no form. */
function groupsOf(group: Group): readonly Group[] {
  let left = MOST
  return group.reduce<readonly Group[]>(
    (groups, clause) => {
      const forms = formsOfTerm(clause)
      if (forms.length < 2) return groups.map(each => [...each, clause])
      if (clause.not) return groups.map(each => [...each, ...forms.map(form => inForm(clause, form))])
      if (left-- <= 0) return groups.map(each => [...each, clause])
      return groups.flatMap(each => forms.map(form => [...each, inForm(clause, form)]))
    },
    [[]],
  )
}

/** Clauses that find an amount in whatever form it is written. */
export function withForms(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const group = groups.at(-1)
    if (group && clause.join === 'and') group.push(clause)
    else groups.push([clause])
  }
  return groups
    .flatMap(groupsOf)
    .flatMap(group => group.map((clause, at) => ({ ...clause, join: at === 0 ? ('or' as const) : ('and' as const) })))
}
