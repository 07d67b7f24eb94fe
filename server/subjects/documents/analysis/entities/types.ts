/** What an entity is. */
export const KINDS = [
  'firm',
  'person',
  'place',
  'amount',
  'date',
  'period',
  'identity',
  'creditCode',
  'account',
  'contract',
  'law',
] as const
export type EntityKind = (typeof KINDS)[number]

/** An entity in a normal text; offsets into it, the end left out. */
export interface Found {
  readonly kind: EntityKind
  /** What it says in a form that is equal for equal things: yuan with two digits, ISO dates, periods in days or months, numbers in capitals. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Looks for entities of a kind or two in a normal text. */
export type Finder = (normal: string) => readonly Found[]

/** All matches of a pattern that say something. */
export function matches(kind: EntityKind, pattern: RegExp, normal: string, read: (match: RegExpMatchArray) => string | undefined): Found[] {
  return [...normal.matchAll(pattern)].flatMap(match => {
    const value = read(match)
    return value === undefined ? [] : [{ kind, value, start: match.index, end: match.index + match[0].length }]
  })
}
