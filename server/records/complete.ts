import { CellValueError } from '../../renderer/codecs'
import { computedOrder, computedRows, type EntityField, evaluate, evaluateTree, translated, withoutOuterBlanks } from '../../renderer/core'
import { type CheckContext, type GivenRecord, isRecord, partContext, scopeOf } from './check-context'
import { codecOf } from './codec'
import { nothing } from './computed'
import { valueTexts } from './texts'

interface Decoded {
  /** Values as the code holds them, by field. */
  readonly record: Record<string, unknown>
  readonly messages: Map<string, string>
}

/**
 * The value as code holds it; a text without the blanks around it, unless it stands so already: that is not written anew for its blanks, and
 * what is chosen has to be equal to what it names.
 */
function decoded(field: EntityField, wire: unknown, { options, stored, named }: CheckContext): unknown {
  const choices = options.get(field.name)
  const codec = codecOf(field, choices)
  if (typeof wire !== 'string' || codec.keepsBlanks) return codec.decode(wire)
  const stands = wire === stored?.[field.name] || named?.has(field.name) || choices?.some(({ value }) => value === wire)
  return codec.decode(stands ? wire : withoutOuterBlanks(wire))
}

/** The record as expressions and rules see it: decoded, with defaults and computed values. */
export function complete(fields: readonly EntityField[], given: GivenRecord, context: CheckContext): Decoded {
  const record: Record<string, unknown> = Object.create(null)
  const messages = new Map<string, string>()
  const { stored } = context
  const scope = scopeOf(record, context)
  // Without a prototype: a field may be named like what every object has.
  const wires: GivenRecord = Object.assign(Object.create(null), context.around ? {} : stored, given)
  for (const field of fields) {
    // What the server alone writes is as it stands, whatever a caller gives.
    const said = field.saved === false ? stored?.[field.name] : wires[field.name]
    const missing = stored === undefined && said === undefined
    const wire = missing && field.default !== undefined ? evaluateTree(field.default, scope) : said
    try {
      record[field.name] = decoded(field, wire, context)
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
