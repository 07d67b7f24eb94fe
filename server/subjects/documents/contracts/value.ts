import { fail } from '../../../util/errors'
import { normalOf } from '../index/normal'
import { type FieldKind, givenValue } from './find'
import type { KeptValue, ValueChange } from './repository'
import { texts } from './texts'

/** What a user says of a value. */
interface Given {
  readonly state: ValueChange['state']
  readonly value?: string | null | undefined
  readonly page?: number | null | undefined
  readonly start?: number | null | undefined
  readonly end?: number | null | undefined
}

const FAULTS: Readonly<Partial<Record<FieldKind, string>>> = { amount: texts.wrongAmount, date: texts.wrongDate }

/** The given text in the form of its kind; refused with what is expected. */
function readGiven(kind: FieldKind, given: string): string {
  const text = given.trim()
  if (text === '') fail(texts.empty, 500, [{ field: 'value', message: texts.empty }])
  if (kind !== 'amount' && kind !== 'date') return text
  const value = givenValue(kind, normalOf(text))
  const fault = FAULTS[kind] ?? texts.empty
  return value ?? fail(fault, 500, [{ field: 'value', message: fault }])
}

/** What a value becomes: confirmed as it is, corrected with its place if it was taken from the page, not in the document, or open again. */
export function changeOf(before: KeptValue, { state, value, page, start, end }: Given): ValueChange {
  const same = { value: before.value, quote: before.quote, page: before.page, start: before.start, end: before.end }
  if (state === 'open') return { ...same, state, problem: before.problem }
  if (state === 'absent') return { state, value: null, quote: null, page: null, start: null, end: null, problem: null }
  if (state === 'confirmed') return before.value === null ? fail(texts.empty) : { ...same, state, problem: before.problem }
  const text = value ?? ''
  const place = { page: page ?? null, start: start ?? null, end: end ?? null }
  return { state, value: readGiven(before.kind, text), quote: text.trim() || null, ...place, problem: null }
}
