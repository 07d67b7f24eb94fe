import type { FieldModel } from '../model/field'
import type { Row } from '../model/source'

export type Side = 'mine' | 'theirs'

/** A field on which this form and the stored record disagree. */
export interface Difference {
  readonly field: FieldModel
  readonly mine: unknown
  readonly theirs: unknown
  /** The side that alone changed the value since it was read; mine where both did. */
  readonly side: Side
}

/** What differs between what is in the form and what somebody else saved meanwhile, as wire values. */
export function differences(fields: Iterable<FieldModel>, read: Row, mine: Row, theirs: Row): readonly Difference[] {
  const found: Difference[] = []
  for (const field of fields) {
    // What is not sent, such as the value of an item that is not visible, cannot overwrite anything.
    if (!Object.hasOwn(mine, field.name)) continue
    const [before, here, there] = [read[field.name], mine[field.name], theirs[field.name]]
    if (same(here, there)) continue
    found.push({ field, mine: here, theirs: there, side: same(here, before) ? 'theirs' : 'mine' })
  }
  return found
}

/** The API sends null, '' and numbers as texts for one and the same value. */
function same(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
