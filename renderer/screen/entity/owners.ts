import type { EntityField, EntityModel, EntityOwners } from '../../model/entity'
import { inside, type Place } from '../json/document'
import { type Context, note } from '../normalise/context'

interface Checked {
  readonly fields: readonly EntityField[]
  readonly owned: boolean
}

/** The base of the entity that a field holds the id of a row of; undefined for another field. */
export function chosenBase({ type, settings }: EntityField): string | undefined {
  const isOne = type === 'sel_entity' && settings.multiple === false && settings.valueField === 'id'
  return isOne && typeof settings.source === 'string' ? settings.source : undefined
}

/** Notes what cannot tell whom a row belongs to. Which entities have owners is known only where all of them are. */
export function checkOwners(owners: EntityOwners, { fields, owned }: Checked, place: Place, context: Context): void {
  if (!owned) note(context, 'ENTITY_OWNERS', place, '"owners"', 'owned', 'is not true: rows of this entity have no owners')
  const named = (name: string, at: Place) => {
    const field = fields.find(each => each.name === name)
    if (field === undefined) note(context, 'SCREEN_UNKNOWN_FIELD', at, '"owners"', name, context.actions.fields)
    return field
  }
  for (const [index, name] of (owners.users ?? []).entries()) {
    const at = inside(place, 'users', index)
    const field = named(name, at)
    if (field && (field.type !== 'sel_user' || field.settings.store !== 'username'))
      note(context, 'ENTITY_OWNERS', at, '"owners"', name, 'is no field of type "sel_user" that stores "username"')
  }
  if (owners.through === undefined) return
  const at = inside(place, 'through')
  const field = named(owners.through, at)
  if (field === undefined) return
  const base = chosenBase(field)
  if (base === undefined)
    note(context, 'ENTITY_OWNERS', at, '"owners"', field.name, 'is no field of type "sel_entity" for the id of one row')
  else if (context.environment.owned?.has(base) === false)
    note(context, 'ENTITY_OWNERS', at, '"owners"', field.name, `leads to ${base}, which is no entity with owners`)
}

/**
 * The entities, each with the one that its rows are owned through. Throws an `Error` that names the entity where there is none with owners,
 * or where entities are owned through each other.
 */
export function linkOwners(entities: readonly EntityModel[]): readonly EntityModel[] {
  const byBase = new Map(entities.map(entity => [entity.base, entity]))
  return entities.map(entity => linked(entity, byBase, []))
}

function linked(entity: EntityModel, byBase: ReadonlyMap<string, EntityModel>, below: readonly string[]): EntityModel {
  const through = entity.owners?.through
  if (through === undefined) return entity
  const fail = (why: string) => new Error(`entity ${entity.id}: "owners": "${through}" ${why}`)
  const field = entity.fields.find(({ name }) => name === through)
  const above = field && byBase.get(chosenBase(field) ?? '')
  if (!above?.owned) throw fail('leads to no entity with owners')
  if ([...below, entity.id].includes(above.id)) throw fail(`leads back to ${above.id}`)
  return { ...entity, owners: { ...entity.owners, above: linked(above, byBase, [...below, entity.id]) } }
}
