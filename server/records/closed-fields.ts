import { type EntityField, type EntityModel, evaluateTree, isEmptyValue, type Scope, translated } from '../../renderer/core'
import { type CheckContext, type GivenRecord, holds, scopeOf } from './check-context'
import { complete } from './complete'
import { texts, valueTexts } from './texts'

/** What fields were, and the names that expressions knew then. */
interface Before {
  readonly record: GivenRecord
  readonly scope: Scope
}

/**
 * A message for each field that a call changes and that was closed to the writer before, by an expression of `readonly`, and still is. A form
 * may open a field by another one in between; a field that is closed for all is filled by the form itself, so neither is refused.
 */
export function closedFields(
  entity: EntityModel,
  given: GivenRecord,
  now: { readonly record: GivenRecord; readonly scope: Scope },
  context: CheckContext,
): ReadonlyMap<string, string> {
  const asked = entity.fields.filter(field => typeof field.readonly !== 'boolean' && given[field.name] !== undefined)
  const closed = asked.filter(field => holds(field.readonly, now.scope))
  if (closed.length === 0) return new Map()
  const before = asItWas(entity, context)
  const changed = closed.filter(
    field => holds(field.readonly, before.scope) && !isSame(now.record[field.name], beginning(field, before, context)),
  )
  return new Map(changed.map(field => [field.name, valueTexts.field(translated(field.title), texts.closed)]))
}

function asItWas(entity: EntityModel, context: CheckContext): Before {
  if (context.stored === undefined) return { record: {}, scope: scopeOf({}, context) }
  const { record } = complete(entity.fields, {}, context)
  return { record, scope: scopeOf(record, context) }
}

/** What stands, or of a new record what it begins with. */
function beginning(field: EntityField, { record, scope }: Before, { stored }: CheckContext): unknown {
  if (stored !== undefined) return record[field.name]
  return field.default === undefined ? null : evaluateTree(field.default, scope)
}

const isSame = (one: unknown, other: unknown) =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
