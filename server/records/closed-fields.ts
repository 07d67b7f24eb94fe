import { type EntityField, type EntityModel, evaluateTree, isEmptyValue, translated } from '../../renderer/core'
import { type CheckContext, type GivenRecord, holds, isRecord, partContext, scopeOf } from './check-context'
import { complete } from './complete'
import type { RowsField } from './storage/lines'
import { texts, valueTexts } from './texts'

/** A record, or an object within one, with what its expressions know. */
interface Side {
  readonly record: GivenRecord
  readonly context: CheckContext
}

/**
 * A message for each field that a call changes and that was closed to the writer before, by an expression of `readonly`, and still is. A form
 * may open a field by another one in between; a field that is closed for all is filled by the form itself, so neither is refused. Fields of
 * objects are told as `address.city`; rows are looked at where they are saved.
 */
export function closedFields(
  entity: EntityModel,
  given: GivenRecord,
  now: GivenRecord,
  context: CheckContext,
): ReadonlyMap<string, string> {
  let found: Side | undefined
  const before = () => {
    found ??= asItWas(entity, context)
    return found
  }
  return new Map(closedAmong(entity.fields, given, { record: now, context }, before, ''))
}

function closedAmong(
  fields: readonly EntityField[],
  given: GivenRecord,
  now: Side,
  before: () => Side,
  start: string,
): [field: string, message: string][] {
  const asked = fields.filter(({ name, kind }) => kind !== 'rows' && given[name] !== undefined)
  return asked.flatMap(field => {
    if (isClosed(field, now, before) && !isSame(now.record[field.name], beginning(field, before()))) return [closedMessage(field, start)]
    if (field.kind !== 'json' || field.fields === undefined) return []
    return closedAmong(field.fields, partsGiven(field, given), partOf(field, now), () => partOf(field, before()), `${start}${field.name}.`)
  })
}

/** Whether an expression closes a field to the writer, and did so before. */
const isClosed = ({ readonly }: EntityField, now: Side, before: () => Side): boolean =>
  typeof readonly !== 'boolean' && [() => now, before].every(side => holds(readonly, scopeOf(side().record, side().context)))

const closedMessage = ({ name, title }: EntityField, start: string): [string, string] => [
  start + name,
  valueTexts.field(translated(title), texts.closed),
]

/** What a call gives of an object, which is written as a whole: what it leaves out is emptied. */
function partsGiven({ name, fields = [] }: EntityField, given: GivenRecord): GivenRecord {
  const parts = given[name]
  return Object.fromEntries(fields.map(field => [field.name, (isRecord(parts) ? parts[field.name] : null) ?? null]))
}

const partOf = ({ name }: EntityField, { record, context }: Side): Side => {
  const value = record[name]
  return { record: isRecord(value) ? value : {}, context: partContext(name, context, record) }
}

function asItWas(entity: EntityModel, { before, ...now }: CheckContext): Side {
  const context = before ? { ...now, form: before } : now
  return { record: context.stored === undefined ? {} : complete(entity.fields, {}, context).record, context }
}

/** What stands, or of a new record what it begins with. */
function beginning(field: EntityField, { record, context }: Side): unknown {
  if (context.stored !== undefined) return record[field.name]
  return field.default === undefined ? null : evaluateTree(field.default, scopeOf(record, context))
}

const isSame = (one: unknown, other: unknown) =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The message about rows that are changed though an expression closes them to the writer, and did so before; undefined where they are open. */
export function closedRows(entity: EntityModel, field: RowsField, now: GivenRecord, context: CheckContext): string | undefined {
  return isClosed(field, { record: now, context }, () => asItWas(entity, context)) ? closedMessage(field, '')[1] : undefined
}
