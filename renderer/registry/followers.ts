import type { FieldModel } from '../model/field'
import type { CellTypes } from './cell-types'

/** The field on whose value this one depends; undefined for one that depends on none. */
export function followedField(cells: CellTypes, { type, settings }: Pick<FieldModel, 'type' | 'settings'>): string | undefined {
  const setting = cells.find(type)?.follows
  const name = setting === undefined ? undefined : settings[setting]
  return typeof name === 'string' && name !== '' ? name : undefined
}

type Linked = Pick<FieldModel, 'name' | 'type' | 'settings'>

/**
 * The fields that depend on each field, and those that depend on them in turn. Fields on which none depends are left out.
 * `followed` names the field on which one depends.
 */
export function followersOf(
  fields: Iterable<Linked>,
  followed: (field: Linked) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, string[]>()
  for (const field of fields) {
    const name = followed(field)
    if (name === undefined) continue
    const list = direct.get(name)
    if (list) list.push(field.name)
    else direct.set(name, [field.name])
  }
  return new Map([...direct.keys()].map(name => [name, below(direct, name)]))
}

function below(direct: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  const found = new Set([name])
  for (const each of found) for (const follower of direct.get(each) ?? []) found.add(follower)
  found.delete(name)
  return [...found]
}
