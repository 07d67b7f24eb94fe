import { RE2JS } from 're2js'
import { CellValueError } from '../../renderer/codecs'
import {
  type CodeCheck,
  type Conditional,
  computedOrder,
  computedRows,
  createRules,
  createScope,
  type EntityField,
  type EntityModel,
  type ExistsCheck,
  ExpressionError,
  evaluate,
  evaluateTree,
  isEmptyValue,
  type Option,
  offeredOptions,
  ruleTexts,
  type Scope,
  translated,
} from '../../renderer/core'
import { cleanHtml, HtmlError } from '../util/html'
import { codecOf } from './codec'
import { nothing } from './computed'
import type { DeclaredEntity } from './entity-hooks'
import { placeOf, type RecordPlace } from './record-place'
import { rowFields } from './storage/lines'
import { type StoredField, storedFields } from './storage/statements'
import { valueTexts } from './texts'
import { readValue, type StoredValue } from './values'

/** A record as a request or a row of a workbook gives it. */
export type GivenRecord = Readonly<Record<string, unknown>>

/** Who writes, as expressions see it under `user`. */
export interface Writer {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly orgCode: string | null
  /** Codes of the roles. */
  readonly roles: readonly string[]
  readonly rights: readonly string[]
}

/** Asks whether another record holds the value; the message when one does. */
export type TakenCheck = (
  field: StoredField,
  value: unknown,
  target?: { readonly table: string; readonly column: string },
) => Promise<string | undefined>

/** Values of the columns, or the first message of every field that was refused. */
export type Checked = { readonly values: ReadonlyMap<string, StoredValue> } | { readonly messages: ReadonlyMap<string, string> }

const compiled = new Map<string, RE2JS>()

/** Linear in the text, whatever the pattern: the checker let only patterns through that this engine knows. */
function matcher(pattern: string, text: string): boolean {
  const known = compiled.get(pattern) ?? RE2JS.compile(RE2JS.translateRegExp(pattern))
  compiled.set(pattern, known)
  return known.matcher(text).find()
}

const rules = createRules({ matcher })

function holds(condition: Conditional, scope: Scope): boolean {
  if (typeof condition === 'boolean') return condition
  try {
    return Boolean(evaluate(condition, scope))
  } catch (error) {
    if (error instanceof ExpressionError) return false
    throw error
  }
}

/** What a write knows besides the record itself. */
export interface CheckContext {
  readonly writer: Writer
  readonly taken: TakenCheck
  /** Judges by the rules that are kept under a code. */
  readonly byCode: CodeCheck
  /** What a module adds to the rules of the fields: messages by field. */
  readonly ownCheck?: DeclaredEntity['check'] | undefined
  /** Asks the calls of rules whether a value is taken. */
  readonly exists: ExistsCheck
  /** The first of the values that the writer cannot choose out of a table; undefined where all can be chosen. */
  readonly firstAbsent: (labels: string, values: readonly string[]) => Promise<string | undefined>
  /** Of the files that a value names by their paths, the first that is not one of `accept`. */
  readonly firstRefusedFile: (accept: string, paths: readonly string[]) => Promise<string | undefined>
  /** Options of fields whose dictionary was read. */
  readonly options: ReadonlyMap<string, readonly Option[]>
  /** The record as it stands, for a change that names only some fields. */
  readonly stored?: GivenRecord | undefined
  /** True: it comes of a workbook, which has sheets for the rows that take part in imports; others are not asked for. */
  readonly imported?: boolean
  /** Of a line, and of an object: the record that it belongs to. */
  readonly form?: GivenRecord | undefined
  /** Of an object: the record whose fields its expressions name as their own. */
  readonly around?: GivenRecord
  /** What expressions know of the record that is no field of it. Default: nothing. */
  readonly place?: RecordPlace
}

interface Decoded {
  /** Values as the code holds them, by field. */
  readonly record: Record<string, unknown>
  readonly messages: Map<string, string>
}

const scopeOf = (record: GivenRecord, { writer, form, around, place }: CheckContext): Scope =>
  createScope(record, around, { ...place, user: { ...writer }, form })

const isRecord = (value: unknown): value is GivenRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is known of the fields of an object. */
function partContext(name: string, context: CheckContext, record: GivenRecord): CheckContext {
  const start = `${name}.`
  const options = [...context.options].flatMap(([key, each]) => (key.startsWith(start) ? [[key.slice(start.length), each] as const] : []))
  const kept = context.stored?.[name]
  return {
    writer: context.writer,
    taken: async () => undefined,
    byCode: context.byCode,
    exists: context.exists,
    firstAbsent: context.firstAbsent,
    firstRefusedFile: context.firstRefusedFile,
    options: new Map(options),
    around: record,
    form: record,
    ...(context.place && { place: context.place }),
    stored: context.stored && (isRecord(kept) ? kept : {}),
  }
}

/** The record as expressions and rules see it: decoded, with defaults and computed values. */
function complete(fields: readonly EntityField[], given: GivenRecord, context: CheckContext): Decoded {
  const record: Record<string, unknown> = Object.create(null)
  const messages = new Map<string, string>()
  const { stored } = context
  const scope = scopeOf(record, context)
  // Without a prototype: a field may be named like what every object has.
  const wires: GivenRecord = Object.assign(Object.create(null), context.around ? {} : stored, given)
  for (const field of fields) {
    const missing = stored === undefined && wires[field.name] === undefined
    const wire = missing && field.default !== undefined ? evaluateTree(field.default, scope) : wires[field.name]
    try {
      record[field.name] = codecOf(field, context.options.get(field.name)).decode(wire)
      completeObject(field, record, context, messages)
    } catch (error) {
      if (!(error instanceof CellValueError)) throw error
      messages.set(field.name, valueTexts.field(translated(field.title), error.message))
    }
  }
  for (const field of computedOrder(fields)) {
    const inner = record[field.name]
    if (field.value) record[field.name] = evaluate(field.value, scope)
    else if (Array.isArray(inner))
      record[field.name] = computedRows(field.fields ?? [], inner, { form: record, user: { ...context.writer } }, nothing)
  }
  return { record, messages }
}

/** The same for the fields of an object; one that a stored record does not have stays away. */
function completeObject(field: EntityField, record: Record<string, unknown>, context: CheckContext, messages: Map<string, string>): void {
  const value = record[field.name]
  if (field.kind !== 'json' || field.fields === undefined || (value === null && context.stored !== undefined)) return
  const inner = complete(field.fields, isRecord(value) ? value : {}, partContext(field.name, context, record))
  record[field.name] = inner.record
  for (const [part, message] of inner.messages) messages.set(`${field.name}.${part}`, message)
}

function wrongOption(options: readonly Option[], wire: unknown): string | undefined {
  if (isEmptyValue(wire)) return undefined
  const known = new Set(options.map(option => option.value))
  const wrong = String(wire)
    .split(',')
    .find(part => !known.has(part))
  return wrong === undefined ? undefined : valueTexts.notOption(wrong)
}

/** The table that a field chooses out of; undefined for fields that choose out of none. */
export const tableChoice = ({ dict, labels }: Pick<EntityField, 'dict' | 'labels'>): string | undefined =>
  dict === undefined ? labels : dict.includes(',') ? dict : undefined

/** The parts of a value that names several rows. */
export const namedValues = (wire: unknown): readonly string[] => (isEmptyValue(wire) ? [] : String(wire).split(','))

/** A value that the writer cannot choose, among those that the field did not hold before. */
async function wrongChoice(field: EntityField, wire: unknown, { stored, firstAbsent }: CheckContext): Promise<string | undefined> {
  const labels = tableChoice(field)
  if (labels === undefined || typeof wire === 'object') return undefined
  const held = new Set(namedValues(stored?.[field.name]))
  const wrong = await firstAbsent(
    labels,
    namedValues(wire).filter(part => !held.has(part)),
  )
  return wrong === undefined ? undefined : valueTexts.notOption(wrong)
}

/** A file of another sort than the field takes, among those that it did not name before. */
async function wrongFile(field: EntityField, wire: unknown, { stored, firstRefusedFile }: CheckContext): Promise<string | undefined> {
  const { accept } = codecOf(field)
  if (!accept) return undefined
  const held = new Set(namedValues(stored?.[field.name]))
  const refused = await firstRefusedFile(
    accept,
    namedValues(wire).filter(path => !held.has(path)),
  )
  return refused === undefined ? undefined : valueTexts.fileRefused(refused, accept)
}

/** A field that was accepted: as its column holds it, and as a record holds it. */
interface Accepted {
  readonly value: StoredValue
  readonly wire: unknown
}

/** The value as a record holds it: encoded by the codec of the field, HTML cleaned; a message for HTML that costs too much. */
async function wireOf(
  field: StoredField,
  value: unknown,
  options: readonly Option[] | undefined,
): Promise<{ wire: unknown } | { message: string }> {
  const codec = codecOf(field, options)
  const wire = codec.encode(value)
  if (!codec.html || typeof wire !== 'string') return { wire }
  try {
    return { wire: await cleanHtml(wire) }
  } catch (error) {
    if (error instanceof HtmlError) return { message: error.message }
    throw error
  }
}

async function checkField(
  field: StoredField,
  record: GivenRecord,
  scope: Scope,
  context: CheckContext,
): Promise<Accepted | { message: string }> {
  const nothing = { value: null, wire: null }
  if (!holds(field.visible, scope)) return nothing
  const value = record[field.name]
  if (isEmptyValue(value)) return holds(field.required, scope) ? { message: ruleTexts.required(translated(field.title)) } : nothing
  const options = context.options.get(field.name)
  const encoded = await wireOf(field, value, options)
  if ('message' in encoded) return { message: valueTexts.field(translated(field.title), encoded.message) }
  const { wire } = encoded
  const unchanged = context.stored !== undefined && context.stored[field.name] === wire
  const read = readValue(field, wire)
  if ('message' in read) return { message: valueTexts.field(translated(field.title), read.message) }
  const wrong = unchanged
    ? undefined
    : options
      ? wrongOption(field.options ? offeredOptions(field.options, scope, context.stored?.[field.name], holds) : options, wire)
      : ((await wrongChoice(field, wire, context)) ?? (await wrongFile(field, wire, context)))
  if (wrong) return { message: valueTexts.field(translated(field.title), wrong) }
  const message = await rules.validateValue(value, field.rules, {
    title: translated(field.title),
    record,
    scope,
    stored: (_, target) => context.taken(field, wire, target),
    byCode: context.byCode,
    // A call knows nothing of the record that is changed: what stays as it was is not asked for.
    ...(!unchanged && { exists: context.exists }),
  })
  return message === undefined ? { value: read.value, wire } : { message: valueTexts.field(translated(field.title), translated(message)) }
}

/** A field that holds an object: each of its fields as one of the record, told as `address.city`. */
async function checkObject(
  field: StoredField,
  record: GivenRecord,
  scope: Scope,
  context: CheckContext,
  messages: Map<string, string>,
): Promise<{ value: StoredValue } | { message: string }> {
  const value = record[field.name]
  if (!holds(field.visible, scope)) return { value: null }
  const given = isRecord(value) ? value : {}
  const inner = partContext(field.name, context, record)
  const innerScope = scopeOf(given, inner)
  const wire: Record<string, unknown> = {}
  for (const part of (field.fields ?? []) as readonly StoredField[]) {
    const name = `${field.name}.${part.name}`
    if (messages.has(name) || !holds(part.visible, innerScope)) continue
    const checked = await checkField(part, given, innerScope, inner)
    if ('message' in checked) messages.set(name, checked.message)
    else if (checked.value !== null) wire[part.name] = checked.wire
  }
  if (Object.keys(wire).length > 0) return { value: JSON.stringify(wire) }
  return holds(field.required, scope) ? { message: ruleTexts.required(translated(field.title)) } : { value: null }
}

/** Fields whose rows are required and not given. A workbook is asked for those alone that it has a sheet for. */
function missingRows(entity: EntityModel, given: GivenRecord, scope: Scope, context: CheckContext): readonly EntityField[] {
  const asked = rowFields(entity).filter(field => !context.imported || field.in.includes('import'))
  return asked.filter(
    field => isEmptyValue(given[field.name] ?? context.stored) && holds(field.visible, scope) && holds(field.required, scope),
  )
}

/**
 * The one gate before a write: values decoded by their cells' codecs, defaults, computed values, hidden fields emptied,
 * types, lengths, options, rows of other tables and every rule of the entity. What can be chosen no more may stay where it is.
 */
export async function checkRecord(entity: EntityModel, given: GivenRecord, known: Omit<CheckContext, 'place'>): Promise<Checked> {
  const context = { ...known, place: placeOf(entity, given, known.stored) }
  const { record, messages } = complete(entity.fields, given, context)
  const scope = scopeOf(record, context)
  const values = new Map<string, StoredValue>()
  for (const field of storedFields(entity)) {
    if (messages.has(field.name)) continue
    const checked = field.fields
      ? await checkObject(field, record, scope, context, messages)
      : await checkField(field, record, scope, context)
    if ('message' in checked) messages.set(field.name, checked.message)
    else values.set(field.storage.column, checked.value)
  }
  for (const field of missingRows(entity, given, scope, context)) messages.set(field.name, ruleTexts.required(translated(field.title)))
  if (messages.size === 0) for (const [field, message] of context.ownCheck?.(record) ?? []) messages.set(field, message)
  return messages.size > 0 ? { messages } : { values }
}
