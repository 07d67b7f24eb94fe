import type { AuthoredField, AuthoredFieldObject } from '../generated/authored'
import { inside, type Place } from '../json/document'

type Written = { readonly [name: string]: AuthoredField } | undefined

/** A field as it was written, in one place or in two. */
export interface FieldDraft {
  readonly name: string
  readonly written: AuthoredFieldObject
  /** Where a key of it was written; where the field was, without a key. */
  readonly place: (key?: string) => Place
  /** Its own fields, where they were written in two places; absent otherwise. */
  readonly rows?: readonly FieldDraft[]
  /** The column that an entity keeps it in; absent for what no entity keeps. */
  readonly stored?: { readonly table: string; readonly column: string }
}

/** The fields of one `fields` object. */
export function draftFields(fields: Written, place: Place): FieldDraft[] {
  return Object.entries(fields ?? {}).map(([name, field]) => {
    const at = inside(place, name)
    if (typeof field === 'string') return { name, written: { title: field }, place: () => at }
    return { name, written: field, place: key => (key === undefined ? at : inside(at, key)) }
  })
}

/** The fields of a field of rows or of an object. */
export const rowsOf = (draft: FieldDraft): readonly FieldDraft[] => draft.rows ?? draftFields(draft.written.fields, draft.place('fields'))

/** The first, amended by the second key by key, and so are their own fields; what only the second has comes last. */
export function amendFields(fields: readonly FieldDraft[], amendments: readonly FieldDraft[]): FieldDraft[] {
  const byName = new Map(amendments.map(draft => [draft.name, draft]))
  const known = new Set(fields.map(draft => draft.name))
  const amended = fields.map(draft => {
    const other = byName.get(draft.name)
    return other ? amend(draft, other) : draft
  })
  return [...amended, ...amendments.filter(draft => !known.has(draft.name))]
}

function amend(draft: FieldDraft, other: FieldDraft): FieldDraft {
  const fields = draft.written.fields && other.written.fields
  return {
    ...draft,
    ...(fields && { rows: amendFields(rowsOf(draft), rowsOf(other)) }),
    written: { ...draft.written, ...other.written, ...(fields && { fields: { ...draft.written.fields, ...fields } }) },
    place: key => (key === undefined || Object.hasOwn(other.written, key) ? other.place(key) : draft.place(key)),
  }
}
