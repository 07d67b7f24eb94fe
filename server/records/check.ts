import {
  createRules,
  decimalIn,
  type EntityField,
  type EntityModel,
  isEmptyValue,
  isExact,
  type Option,
  offeredOptions,
  ruleTexts,
  type Scope,
  translated,
} from '../../renderer/core'
import { cleanHtml, HtmlError } from '../util/html'
import { linearPattern } from '../util/patterns'
import { type CheckContext, type GivenRecord, holds, isRecord, partContext, scopeOf } from './check-context'
import { closedFields } from './closed-fields'
import { codecOf } from './codec'
import { complete } from './complete'
import { placeOf } from './record-place'
import { rowFields } from './storage/lines'
import { columnKind, type StoredField, storedFields } from './storage/statements'
import { valueTexts } from './texts'
import { readValue, type StoredValue } from './values'
import { namedWithBlanks, wrongChoice, wrongFile, wrongOption } from './wrong-values'

/** Values of the columns, or the first message of every field that was refused. */
export type Checked = { readonly values: ReadonlyMap<string, StoredValue> } | { readonly messages: ReadonlyMap<string, string> }

/** The checker of screens let only patterns through that the engine knows. */
const rules = createRules({ matcher: (pattern, text) => linearPattern(pattern).matcher(text).find() })

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

/** A number of which no double is sure to have the digits: one that a request gave as a number may have lost some before. */
function isTooPrecise(field: StoredField, value: StoredValue): boolean {
  const kind = columnKind(field)
  if (kind !== 'decimal' && kind !== 'integer') return false
  const number = decimalIn(value)
  return number === null || !isExact(number)
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
  if (!unchanged && isTooPrecise(field, read.value)) return { message: valueTexts.field(translated(field.title), ruleTexts.tooPrecise) }
  const wrong = unchanged
    ? undefined
    : options
      ? wrongOption(
          field.options ? offeredOptions(field.options, scope, context.stored?.[field.name], holds) : options,
          wire,
          !codecOf(field, options).single,
        )
      : ((await wrongChoice(field, wire, context)) ?? (await wrongFile(field, wire, context)))
  if (wrong) return { message: valueTexts.field(translated(field.title), wrong) }
  const message = await rules.validateValue(value, field.rules, {
    title: translated(field.title),
    record,
    scope,
    // One that its own index keeps unique holds nothing but itself.
    stored: async (_, target) => (unchanged && !target && field.storage.unique ? undefined : context.taken(field, wire, target)),
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

/**
 * Fields whose rows are required, and neither given nor there. A workbook is asked for those alone that it has a sheet for. What is always
 * required is there, of a record that stands; what hangs on its other values is looked for.
 */
async function missingRows(entity: EntityModel, given: GivenRecord, scope: Scope, context: CheckContext): Promise<readonly EntityField[]> {
  const missing: EntityField[] = []
  for (const field of rowFields(entity)) {
    const isAsked = !context.imported || field.in.includes('import')
    const rows = given[field.name]
    if (!isAsked || !isEmptyValue(rows) || !holds(field.visible, scope) || !holds(field.required, scope)) continue
    const mayStand = rows === undefined && context.stored !== undefined
    if (!mayStand || (field.required !== true && (await context.hasRows?.(field)) === false)) missing.push(field)
  }
  return missing
}

/** Fields that are given more rows than they hold. */
function tooManyRows(entity: EntityModel, given: GivenRecord): ReadonlyMap<string, string> {
  const messages = rowFields(entity).flatMap(({ name, title, rules: asked }) => {
    const message = rules.validateNow(
      given[name],
      asked.filter(({ rule }) => rule === 'limits'),
      { title: translated(title) },
    )
    return message === undefined ? [] : [[name, valueTexts.field(translated(title), message)] as const]
  })
  return new Map(messages)
}

/**
 * The one gate before a write: values decoded by their cells' codecs, defaults, computed values, hidden fields emptied,
 * types, lengths, options, rows of other tables and every rule of the entity. What can be chosen no more may stay where it is.
 */
export async function checkRecord(entity: EntityModel, given: GivenRecord, known: Omit<CheckContext, 'place' | 'named'>): Promise<Checked> {
  const named = await namedWithBlanks(entity.fields, given, known)
  const context = { ...known, named, place: placeOf(entity, given, known.stored) }
  const { record, messages } = complete(entity.fields, given, context)
  const scope = scopeOf(record, context)
  const values = new Map<string, StoredValue>()
  for (const field of storedFields(entity)) {
    // The server may write it while a record is changed: what was read is not written back.
    if (messages.has(field.name) || (field.saved === false && known.stored !== undefined)) continue
    const checked = field.fields
      ? await checkObject(field, record, scope, context, messages)
      : await checkField(field, record, scope, context)
    if ('message' in checked) messages.set(field.name, checked.message)
    else values.set(field.storage.column, checked.value)
  }
  for (const [field, message] of tooManyRows(entity, given)) messages.set(field, message)
  for (const [field, message] of closedFields(entity, given, record, context)) messages.set(field, message)
  for (const field of await missingRows(entity, given, scope, context))
    messages.set(field.name, ruleTexts.required(translated(field.title)))
  if (messages.size === 0) for (const [field, message] of context.ownCheck?.(record) ?? []) messages.set(field, message)
  return messages.size > 0 ? { messages } : { values }
}
