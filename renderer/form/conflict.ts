import { type FieldModel, objectFields } from '../model/field'
import type { Row } from '../model/source'
import type { Side } from '../ui/sides/side'
import { type BoundField, hasAt, valueAt } from './binding'

/** A place on which this form and the stored record disagree: a field, or one row of a field of rows. */
export interface Difference {
  /** Tells it among the others. */
  readonly key: string
  /** What people call the place. */
  readonly label: string
  readonly field: FieldModel
  /** As the API holds it: of a row the whole row, undefined where that side has it no more. */
  readonly mine: unknown
  readonly theirs: unknown
  /** The side that alone changed the value since it was read; mine where both did. */
  readonly side: Side
  /** Key of the row; absent where it is no row. */
  readonly row?: string
}

/** What differs between what is in the form and what another user saved meanwhile, as wire values. */
export function differences(fields: Iterable<BoundField>, read: Row, mine: Row, theirs: Row): readonly Difference[] {
  const labels = new Map<string, string>()
  const found: Difference[] = []
  for (const { model: field, binding } of fields) {
    const around = labels.get(binding.slice(0, -1).join('.'))
    const label = around === undefined ? field.title : `${around} / ${field.title}`
    labels.set(field.name, label)
    // An object differs field by field.
    if (objectFields(field) !== undefined) continue
    // What is not sent, such as the value of an item that is not visible, cannot overwrite anything.
    if (!hasAt(mine, binding.slice(0, 1))) continue
    const [before, here, there] = [read, mine, theirs].map(side => valueAt(side, binding))
    if (isRows(field)) found.push(...rowDifferences(field, label, rowsOf(before), rowsOf(here), rowsOf(there)))
    else if (!sameValue(here, there)) {
      found.push({ key: field.name, label, field, mine: here, theirs: there, side: sameValue(here, before) ? 'theirs' : 'mine' })
    }
  }
  return found
}

/** Rows in a text have no keys: they differ as a whole. */
export const isRows = ({ kind, settings }: FieldModel): boolean => kind === 'rows' && settings.text !== true

const rowsOf = (wire: unknown): readonly Row[] => (Array.isArray(wire) ? wire : [])
const keyOf = (row: Row): string => String(row.id ?? '')

/** Rows by their keys; new ones of this form stand against nothing. */
function rowDifferences(
  field: FieldModel,
  label: string,
  read: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Difference[] {
  const [before, here, there] = [read, mine, theirs].map(rows => new Map(rows.map(row => [keyOf(row), row])))
  const keys = new Set(
    [...(here?.keys() ?? []), ...(there?.keys() ?? [])].filter(key => key !== '' && (before?.has(key) || there?.has(key))),
  )
  return [...keys].flatMap(row => {
    const [was, ours, others] = [before?.get(row), here?.get(row), there?.get(row)]
    if (sameRow(field, ours, others)) return []
    const number = theirs.findIndex(each => keyOf(each) === row) + 1 || read.findIndex(each => keyOf(each) === row) + 1
    const side = sameRow(field, ours, was) ? 'theirs' : 'mine'
    return { key: `${field.name}#${row}`, label: `${label} ${number}`, field, mine: ours, theirs: others, side, row } as const
  })
}

/** The rows of a save: mine, with the other side's where it was chosen. */
export function resolvedRows(mine: readonly Row[], chosen: readonly Difference[]): readonly Row[] {
  const others = new Map(chosen.map(({ row, theirs }) => [row, theirs as Row | undefined]))
  const known = new Set(mine.map(keyOf))
  const kept = mine.flatMap(row => (others.has(keyOf(row)) ? [others.get(keyOf(row)) ?? []].flat() : [row]))
  return [...kept, ...[...others].flatMap(([row, there]) => (row !== undefined && !known.has(row) && there !== undefined ? [there] : []))]
}

/** The fields of a row that differ; all of them where one side has no such row. */
export function changedFields({ field, mine, theirs }: Difference): readonly FieldModel[] {
  const fields = field.fields ?? []
  if (mine === undefined || theirs === undefined) return fields
  return fields.filter(({ name }) => !sameValue((mine as Row)[name], (theirs as Row)[name]))
}

function sameRow({ fields = [] }: FieldModel, a: Row | undefined, b: Row | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return fields.every(({ name }) => sameValue(a[name], b[name]))
}

/** The API sends null, '' and numbers as texts for one and the same value. */
export function sameValue(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value, inOrder) : String(value)
}

/** A database keeps the keys of an object in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
