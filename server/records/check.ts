import { RE2JS } from 're2js'
import {
  type Conditional,
  createRules,
  createScope,
  type EntityModel,
  ExpressionError,
  evaluate,
  evaluateTree,
  isEmptyValue,
  ruleTexts,
  type Scope,
} from '../../renderer/core'
import { type StoredField, storedFields } from './storage/statements'
import { texts } from './texts'
import { readValue, type StoredValue } from './values'

/** A record as a request or a row of a workbook gives it. */
export type GivenRecord = Readonly<Record<string, unknown>>

/** Who writes, as expressions see it under `user`. */
export interface Writer {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly orgCode: string | null
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

/** The record with defaults and computed values, as the rules will see it. */
function complete(entity: EntityModel, given: GivenRecord, writer: Writer, isNew: boolean): Record<string, unknown> {
  const record: Record<string, unknown> = Object.assign(Object.create(null), given)
  const scope = createScope(record, { user: { ...writer } })
  for (const field of entity.fields) {
    if (isNew && record[field.name] === undefined && field.default !== undefined) record[field.name] = evaluateTree(field.default, scope)
    if (field.value) record[field.name] = evaluate(field.value, scope)
  }
  return record
}

function inlineOption(field: StoredField, value: unknown): string | undefined {
  if (!field.options || isEmptyValue(value)) return undefined
  const known = new Set(field.options.map(option => option.value))
  const wrong = String(value)
    .split(',')
    .find(part => !known.has(part))
  return wrong === undefined ? undefined : texts.notOption(wrong)
}

interface FieldPlace {
  readonly record: GivenRecord
  readonly scope: Scope
  readonly taken: TakenCheck
}

async function checkField(field: StoredField, { record, scope, taken }: FieldPlace): Promise<{ value: StoredValue } | { message: string }> {
  if (!holds(field.visible, scope)) return { value: null }
  const given = record[field.name]
  if (isEmptyValue(given)) {
    return holds(field.required, scope) ? { message: ruleTexts.required(field.title) } : { value: null }
  }
  const read = readValue(field, given)
  if ('message' in read) return { message: texts.field(field.title, read.message) }
  const wrong = inlineOption(field, given)
  if (wrong) return { message: texts.field(field.title, wrong) }
  const message = await rules.validateValue(given, field.rules, {
    title: field.title,
    record,
    scope,
    stored: (value, target) => taken(field, value, target),
  })
  return message === undefined ? read : { message: texts.field(field.title, message) }
}

/**
 * The one gate before a write: defaults, computed values, hidden fields emptied, types, lengths, options and every rule
 * of the entity. `stored` is the record as it stands for a change that names only some fields.
 */
export async function checkRecord(
  entity: EntityModel,
  given: GivenRecord,
  { writer, taken, stored }: { writer: Writer; taken: TakenCheck; stored?: GivenRecord },
): Promise<Checked> {
  const record = complete(entity, { ...stored, ...given }, writer, stored === undefined)
  const scope = createScope(record, { user: { ...writer } })
  const values = new Map<string, StoredValue>()
  const messages = new Map<string, string>()
  for (const field of storedFields(entity)) {
    const checked = await checkField(field, { record, scope, taken })
    if ('message' in checked) messages.set(field.name, checked.message)
    else values.set(field.storage.column, checked.value)
  }
  return messages.size > 0 ? { messages } : { values }
}
