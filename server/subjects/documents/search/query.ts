import { wantedOf } from '../index/normal'

/** Where a text is looked for: in titles, in the text of pages, or in both and in key words. */
export type TextPart = 'title' | 'body' | 'all'

export interface TextTerm {
  readonly kind: 'text'
  readonly part: TextPart
  /** Normal form. */
  readonly wanted: string
  /** False: what is like it is found, too, by its words. */
  readonly accurate: boolean
  /** True: where it is an amount, other forms of it are found, too. */
  readonly amount?: boolean
}

/** A name that stands for what a record has: of a tag, a company, a type; in normal form. */
export interface NameTerm {
  readonly kind: 'tag' | 'company' | 'type'
  readonly wanted: string
}

/** Days, both ends with them; undefined leaves an end open. */
export interface DateTerm {
  readonly kind: 'date'
  readonly from: string | undefined
  readonly to: string | undefined
}

export type Term = TextTerm | NameTerm | DateTerm

/** One condition; `or` begins a new group: conditions of a group hold together, one group is enough. */
export interface Clause {
  readonly join: 'and' | 'or'
  readonly not: boolean
  readonly term: Term
}

const FIELDS: Readonly<Record<string, 'title' | 'body' | 'tag' | 'company' | 'type' | 'date'>> = {
  标题: 'title',
  正文: 'body',
  标签: 'tag',
  单位: 'company',
  类型: 'type',
  日期: 'date',
}
const PIECE = /(-)?(?:(标题|正文|标签|单位|类型|日期)[:：])?(?:"([^"]*)"|“([^”]*)”|([^\s"“]+))/g
const DAY = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/

/** A year, a month or a day as its first or last day; undefined for anything else. */
function dayOf(text: string, end: boolean): string | undefined {
  const [whole, year = '', month, day] = DAY.exec(text) ?? []
  if (whole === undefined) return undefined
  const monthOf = Number(month ?? (end ? 12 : 1))
  const last = new Date(Date.UTC(Number(year), monthOf, 0)).getUTCDate()
  const dayOfMonth = Number(day ?? (end ? last : 1))
  if (monthOf < 1 || monthOf > 12 || dayOfMonth < 1 || dayOfMonth > last) return undefined
  return `${year}-${String(monthOf).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

/** `2024..2025`, `..2024-06`, `2024`; undefined where it is no time. */
export function readDates(text: string): DateTerm | undefined {
  const [first = '', second] = text.split('..')
  const last = second ?? first
  const from = dayOf(first, false)
  const to = dayOf(last, true)
  const misread = (first !== '' && from === undefined) || (last !== '' && to === undefined) || (first === '' && last === '')
  return misread ? undefined : { kind: 'date', from, to }
}

/** A plain amount is looked for without its zeros behind the point: 1,230,000.00 is 1230000. */
const plainWanted = (text: string) => wantedOf(text).replace(/^(\d+)\.0+$/, '$1')

function termOf(field: string | undefined, text: string, quoted: boolean, part: TextPart): Term | undefined {
  const kind = field === undefined ? undefined : FIELDS[field]
  if (kind === 'date') return readDates(text)
  const wanted = quoted ? wantedOf(text) : plainWanted(text)
  if (wanted === '') return undefined
  if (kind === 'tag' || kind === 'company' || kind === 'type') return { kind, wanted }
  return { kind: 'text', part: kind ?? part, wanted, accurate: true, ...(!quoted && { amount: true }) }
}

/**
 * What is typed into the field of a search: words that all must stand there, "a phrase", -without, and 标题: 正文: 标签: 单位: 类型: 日期: before a word.
 * What cannot be read says nothing.
 */
export function readWords(text: string, part: TextPart): Clause[] {
  return Array.from(text.matchAll(PIECE)).flatMap(([, minus, field, quote, curly, plain]) => {
    const term = termOf(field, quote ?? curly ?? plain ?? '', plain === undefined, part)
    return term ? [{ join: 'and' as const, not: minus !== undefined, term }] : []
  })
}

/** A row of the advanced search. */
export interface ConditionRow {
  readonly matchType?: 'and' | 'or' | undefined
  readonly field: string
  readonly rule?: 'accurate' | 'vague' | undefined
  readonly val: string
}

const PARTS: Readonly<Record<string, TextPart>> = { title: 'title', name: 'title', content: 'body', fullTextContent: 'body' }
const TAGS = new Set(['tag', 'tagIds'])

/** Rows of the advanced search, with `and` binding closer than `or`; rows of an unknown field say nothing. */
export function readRows(rows: readonly ConditionRow[]): Clause[] {
  return rows.flatMap(({ matchType = 'and', field, rule = 'accurate', val }) => {
    const wanted = wantedOf(val)
    const part = PARTS[field]
    if (wanted === '' || (part === undefined && !TAGS.has(field))) return []
    const term: Term = part
      ? { kind: 'text', part, wanted, accurate: rule === 'accurate', ...(rule === 'accurate' && { amount: true }) }
      : { kind: 'tag', wanted }
    return [{ join: matchType, not: false, term }]
  })
}

/** The texts that are looked for, each once: they rank and are marked. */
export const textsOf = (clauses: readonly Clause[]): TextTerm[] => {
  const found = new Map<string, TextTerm>()
  for (const { not, term } of clauses) if (!not && term.kind === 'text') found.set(term.wanted, term)
  return [...found.values()]
}
