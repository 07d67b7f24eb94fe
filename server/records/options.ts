import type { EntityModel, Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { dictionary } from './repository'
import { storedFields } from './storage/statements'

/**
 * The options of every field that has some: written with it, or of its dictionary. Dictionaries out of tables are only read
 * for workbooks, which hold their texts.
 */
export async function entityOptions(trx: Trx, entity: EntityModel, tables: boolean): Promise<ReadonlyMap<string, readonly Option[]>> {
  const found = new Map<string, readonly Option[]>()
  // Those of the fields of an object are named with it: `address.city`.
  const parts = storedFields(entity).flatMap(field => (field.fields ?? []).map(part => ({ ...part, name: `${field.name}.${part.name}` })))
  for (const field of [...storedFields(entity), ...parts]) {
    const from = field.dict ?? field.labels
    if (field.options) found.set(field.name, field.options)
    else if (from && (tables || !from.includes(','))) found.set(field.name, await dictionary(trx, from))
  }
  return found
}
