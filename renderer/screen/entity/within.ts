import type { EntityField, EntityModel } from '../../model/entity'
import type { Place } from '../json/document'
import { type Context, noteKey } from '../normalise/context'
import { chosenBase } from './owners'

/** The table that a field names a row of by its id; undefined for another field. */
function tableOf({ dict }: EntityField): string | undefined {
  const [table, , key] = (dict ?? '').split(',')
  return key === 'id' ? table : undefined
}

/** Notes a field that cannot tell in which row another stands: each has to name one. */
export function checkWithin(name: string, fields: readonly EntityField[], place: Place, context: Context): void {
  const field = fields.find(each => each.name === name)
  if (field === undefined) return
  const refuse = (what: string) => noteKey(context, 'ENTITY_STORAGE', place, name, 'within', what)
  if (chosenBase(field) === undefined && tableOf(field) === undefined) refuse('a field that names no row of an entity')
  else if (!field.storage?.notNull) refuse('a field that is not required')
}

/**
 * The entities, each with the one that its rows stand in. Throws an `Error` that names the entity where there is none, or where entities
 * stand in each other.
 */
export function linkWithin(entities: readonly EntityModel[]): readonly EntityModel[] {
  return entities.map(entity => linked(entity, entities, []))
}

function linked(entity: EntityModel, entities: readonly EntityModel[], below: readonly string[]): EntityModel {
  const { within, fields } = entity
  if (within === undefined) return entity
  const fail = (why: string) => new Error(`entity ${entity.id}: "within": "${within.field}" ${why}`)
  const field = fields.find(({ name }) => name === within.field)
  const above = field && entities.find(({ base, table }) => base === chosenBase(field) || table === tableOf(field))
  if (!above) throw fail('leads to no entity')
  if ([...below, entity.id].includes(above.id)) throw fail(`leads back to ${above.id}`)
  return { ...entity, within: { ...within, above: linked(above, entities, [...below, entity.id]) } }
}

/** Whether rows have owners, or stand in rows that do. */
export const hasOwners = ({ owned, within }: EntityModel): boolean => owned || (within?.above !== undefined && hasOwners(within.above))
