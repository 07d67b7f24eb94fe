/** What is known of a value before there is one. Each may be null besides. */
export type ValueType =
  | { readonly kind: 'any' | 'boolean' | 'number' }
  /** A day, or a day with its time. */
  | { readonly kind: 'date' }
  /** `values`: the only ones that it can have, beside none. */
  | { readonly kind: 'text'; readonly values?: readonly string[] }
  | { readonly kind: 'list'; readonly of: ValueType }
  | { readonly kind: 'record'; readonly members: ReadonlyMap<string, ValueType> }

export type Kind = ValueType['kind']

export const ANY: ValueType = { kind: 'any' }
export const NUMBER: ValueType = { kind: 'number' }
export const TEXT: ValueType = { kind: 'text' }
export const DATE: ValueType = { kind: 'date' }
export const BOOLEAN: ValueType = { kind: 'boolean' }

export const listOf = (of: ValueType): ValueType => ({ kind: 'list', of })

export const recordOf = (members: Iterable<readonly [string, ValueType]>): ValueType => ({ kind: 'record', members: new Map(members) })

const WORDS: { readonly [K in Kind]: string } = {
  any: 'anything',
  boolean: 'true or false',
  number: 'a number',
  date: 'a date',
  text: 'a text',
  list: 'a list',
  record: 'an object',
}

/** How messages call it. */
export const wordOf = (kind: Kind): string => WORDS[kind]

/** What a value of either type is. */
export function either(one: ValueType, other: ValueType): ValueType {
  if (one === other) return one
  if (one.kind === 'text' && other.kind === 'text')
    return one.values && other.values ? { kind: 'text', values: [...new Set([...one.values, ...other.values])] } : TEXT
  if (one.kind === 'list' && other.kind === 'list') return listOf(either(one.of, other.of))
  return one.kind === other.kind && one.kind !== 'record' ? one : ANY
}

/** Whether all that a text can be spells numbers, or may: only a known text is known to be none. */
export const maySpellNumber = ({ values }: { readonly values?: readonly string[] }): boolean =>
  values?.some(value => value.trim() !== '' && Number.isFinite(Number(value))) ?? true

const DATE_TEXT = /^\d{4}(-\d{1,2}(-\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2})?)?)?)?$/

/** Whether some of what a text can be spells a date, or may. */
export const maySpellDate = ({ values }: { readonly values?: readonly string[] }): boolean =>
  values?.some(value => DATE_TEXT.test(value)) ?? true
