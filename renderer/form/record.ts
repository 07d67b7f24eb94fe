import { evaluate, evaluateTree } from '../expression'
import type { FormMode } from '../model/action'
import { AUDIT_FIELDS } from '../model/entity'
import type { Scope } from '../model/expression'
import { type FieldModel, objectFields } from '../model/field'
import type { ScreenModel } from '../model/screen'
import { type Row, VERSION } from '../model/source'
import { type CellTypes, decodeRow, encodeRow } from '../registry'
import { type FormPlace, placeScope } from './form-place'
import type { CompiledForm } from './form-tree'
import type { FormValues } from './props'

export const keyName = (screen: ScreenModel): string => screen.source?.key ?? 'id'

/**
 * What a form begins with, as the API sends it: the record; a copy of it without what only one record can have; or, when one is added,
 * the defaults under what the source begins it with, which is then the row of the place.
 */
export function startingRow(screen: ScreenModel, mode: FormMode, place: FormPlace, preset: FormValues = {}): Row {
  if (mode === 'edit' || mode === 'details') return place.row
  if (mode === 'copy') return { ...copied(screen, place), ...preset }
  return { ...defaults(screen, place), ...place.row, ...preset }
}

/** What an expression closes to the user begins as in a new record: no server takes another value of this user. */
function copied(screen: ScreenModel, place: FormPlace): Row {
  const scope = placeScope({}, { ...place, row: {} })
  const closed = screen.fields.filter(({ readonly }) => typeof readonly !== 'boolean' && evaluate(readonly, scope))
  const unique = screen.fields.filter(field => field.rules.some(({ rule }) => rule === 'unique' || rule === 'remote'))
  const dropped = new Set([keyName(screen), VERSION, ...AUDIT_FIELDS, ...[...unique, ...closed].map(field => field.name)])
  const kept = Object.fromEntries(Object.entries(place.row).filter(([name]) => !dropped.has(name)))
  return { ...defaultsOf(closed, scope), ...kept }
}

function defaults(screen: ScreenModel, place: FormPlace): Row {
  return defaultsOf(screen.fields, placeScope({}, place))
}

/** Those of an object stand with its fields, over what it says itself. */
function defaultsOf(fields: readonly FieldModel[], scope: Scope): Row {
  const found: { [field: string]: unknown } = {}
  for (const field of fields) {
    const given = field.default === undefined ? undefined : evaluateTree(field.default, scope)
    const inner = objectFields(field)
    const parts = inner === undefined ? {} : defaultsOf(inner, scope)
    if (Object.keys(parts).length > 0) found[field.name] = { ...(given as object | undefined), ...parts }
    else if (given !== undefined) found[field.name] = given
  }
  return found
}

/** What a record holds that is no field of the screen: its id, its version, who wrote it. */
export function otherValues(screen: ScreenModel, row: Row): Row {
  const known = new Set(screen.fields.map(field => field.name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !known.has(name)))
}

/** Wire to what the form holds. Values of raw blocks stay as they came. */
export function formValues(
  cells: CellTypes,
  form: CompiledForm,
  screen: ScreenModel,
  row: Row,
): { values: FormValues; errors: ReadonlyMap<string, string> } {
  const { values, errors } = decodeRow(cells, boundFields(form, screen), row)
  const known = new Set(screen.fields.map(field => field.name))
  const others = rawNames(form).filter(name => !known.has(name) && Object.hasOwn(row, name))
  return { values: { ...Object.fromEntries(others.map(name => [name, row[name]])), ...values }, errors }
}

/**
 * What the form holds, as the API wants it. A value that is undefined, such as that of an item that is not visible, is left out.
 */
export function wireValues(cells: CellTypes, form: CompiledForm, screen: ScreenModel, values: FormValues): Row {
  const known = new Set(screen.fields.map(field => field.name))
  const others = rawNames(form).filter(name => !known.has(name) && values[name] !== undefined)
  return { ...Object.fromEntries(others.map(name => [name, values[name]])), ...encodeRow(cells, boundFields(form, screen), values) }
}

/** Without the fields that are shown and not saved. */
export function savedValues(screen: ScreenModel, wire: Row): Row {
  const left = new Set(screen.fields.filter(({ saved }) => saved === false).map(({ name }) => name))
  return left.size === 0 ? wire : Object.fromEntries(Object.entries(wire).filter(([name]) => !left.has(name)))
}

/** What a save sends: the form's values, and with them the key and the version of a record that exists, or the rest of a preset. */
export function recordToSend(screen: ScreenModel, mode: FormMode, row: Row, wire: Row, preset: FormValues = {}): Row {
  if (mode !== 'edit') return { ...preset, ...wire }
  const key = keyName(screen)
  const lock = row[VERSION] === undefined || row[VERSION] === null ? {} : { [VERSION]: row[VERSION] }
  return { ...wire, [key]: row[key], ...lock }
}

/** The record as its newest version that a conflict brought, with its lock. */
export const withVersionOf = (row: Row, current: Row): Row => ({ ...row, [VERSION]: current[VERSION] })

function boundFields(form: CompiledForm, screen: ScreenModel): readonly FieldModel[] {
  const raw = new Set(rawNames(form))
  return screen.fields.filter(field => form.fields.has(field.name) || raw.has(field.name))
}

function rawNames(form: CompiledForm): readonly string[] {
  return form.blocks.flatMap(block => block.names)
}
