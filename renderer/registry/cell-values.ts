import { CellValueError } from '../model/cell-type'
import { type FieldModel, isSent, objectFields } from '../model/field'
import type { Option } from '../model/option'
import type { Row } from '../model/source'
import type { CellTypes } from './cell-types'

const none: readonly Option[] = []

/** Values by field name, as code holds them; what `decodeRow` could not read is left out. */
export interface DecodedRow {
  readonly values: { readonly [field: string]: unknown }
  /** Chinese messages by field name, for what its cell cannot hold. */
  readonly errors: ReadonlyMap<string, string>
}

/** Wire to value for each of the fields. A field that its cell cannot read is missing from `values`, so that a save leaves it alone. */
export function decodeRow(cells: CellTypes, fields: readonly FieldModel[], row: Row): DecodedRow {
  const values: { [field: string]: unknown } = Object.create(null)
  const errors = new Map<string, string>()
  for (const field of fields) {
    try {
      const found = decodeField(cells, field, Object.hasOwn(row, field.name) ? row[field.name] : undefined)
      values[field.name] = found.value
      for (const [name, message] of found.errors) errors.set(`${field.name}.${name}`, message)
    } catch (error) {
      if (!(error instanceof CellValueError)) throw error
      errors.set(field.name, error.message)
    }
  }
  return { values, errors }
}

/** Value to wire for each field that `values` holds; null goes out as null, what is undefined is left out. */
export function encodeRow(cells: CellTypes, fields: readonly FieldModel[], values: { readonly [field: string]: unknown }): Row {
  const row: { [field: string]: unknown } = Object.create(null)
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    if (value !== undefined) row[field.name] = encodeCell(cells, field, value)
  }
  return row
}

/** Wire to value. Throws a `CellValueError` for what the cell cannot hold. */
export function decodeCell(cells: CellTypes, field: FieldModel, wire: unknown): unknown {
  return decodeField(cells, field, wire).value
}

const noErrors: ReadonlyMap<string, string> = new Map()

/** An object is read field by field; what it holds beside them, and what a cell cannot read, stays as it came. */
function decodeField(
  cells: CellTypes,
  field: FieldModel,
  wire: unknown,
): { readonly value: unknown; readonly errors: ReadonlyMap<string, string> } {
  const value = cells.get(field.type).codec.decode(wire, { settings: field.settings, options: field.options ?? none })
  const inner = objectFields(field)
  if (inner === undefined || typeof value !== 'object' || value === null) return { value, errors: noErrors }
  const found = decodeRow(cells, inner, value as Row)
  return { value: { ...value, ...found.values }, errors: found.errors }
}

/** Value to wire. */
export function encodeCell(cells: CellTypes, field: FieldModel, value: unknown): unknown {
  return cells.get(field.type).codec.encode(whole(cells, field, value), { settings: field.settings, options: field.options ?? none })
}

/** Computed values are sent with an object, as those of a record are. */
const isKept = ({ saved }: FieldModel): boolean => saved !== false

/** With what it holds on the wire too: the fields of an object, and rows as a save wants them. */
function whole(cells: CellTypes, field: FieldModel, value: unknown): unknown {
  const inner = objectFields(field)
  if (inner !== undefined && typeof value === 'object' && value !== null)
    return { ...plainRow(inner, value as Row), ...encodeRow(cells, inner.filter(isKept), value as Row) }
  if (field.kind !== 'rows' || field.fields === undefined || !Array.isArray(value)) return value
  const { fields } = field
  return value.map((row: Row) => plainRow(fields, row))
}

/** Without what is not sent, and without texts that the server sent along. */
function plainRow(fields: readonly FieldModel[], row: Row): Row {
  const left = new Set(fields.flatMap(field => [`${field.name}_dictText`, ...(isSent(field) ? [] : [field.name])]))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)))
}

/** What a person reads for a wire value. `options` are those of the field's dictionary; default: the field's own. */
export function cellText(cells: CellTypes, field: FieldModel, wire: unknown, options: readonly Option[] = field.options ?? none): string {
  const { codec } = cells.get(field.type)
  const at = { settings: field.settings, options }
  return codec.text(codec.decode(wire, at), at)
}

/** The same where it is shown and not edited, such as an amount with its thousands apart. */
export function shownText(cells: CellTypes, field: FieldModel, wire: unknown, options: readonly Option[] = field.options ?? none): string {
  const { codec, plain } = cells.get(field.type)
  const at = { settings: field.settings, options }
  const value = codec.decode(wire, at)
  return plain?.(value, at, {}, field) || codec.text(value, at)
}

/** The value of pasted or typed text; undefined when the cell refuses it. */
export function cellFromText(
  cells: CellTypes,
  field: FieldModel,
  text: string,
  options: readonly Option[] = field.options ?? none,
): unknown {
  return cells.get(field.type).codec.fromText(text, { settings: field.settings, options, title: field.title })
}
