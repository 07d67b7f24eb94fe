import type { EntityModel, Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { dictionary, dictionaryPaths } from './repository'
import { storedFields } from './storage/statements'

/**
 * The options of every field that has some: written with it, or of its dictionary. Dictionaries out of tables are only read
 * for workbooks, which hold their texts.
 */
export async function entityOptions(trx: Trx, entity: EntityModel, tables: boolean): Promise<ReadonlyMap<string, readonly Option[]>> {
  const found = new Map<string, readonly Option[]>()
  // Those of the fields of an object are named with it: `address.city`.
  const parts = storedFields(entity).flatMap(field => (field.fields ?? []).map(part => ({ ...part, name: `${field.name}.${part.name}` })))
  for (const { name, options, dict, labels } of [...storedFields(entity), ...parts]) {
    if (options) found.set(name, options)
    else if (dict && (tables || !dict.includes(',')))
      found.set(name, [...(await dictionary(trx, dict)), ...(await paths(trx, dict, tables))])
    else if (!dict && labels && tables) {
      const texts = await dictionary(trx, labels)
      // Rows that nobody may list as a whole are named in a workbook by what is stored.
      if (texts.length > 0) found.set(name, [...texts, ...(await paths(trx, labels, tables))])
    }
  }
  return found
}

/** The ways down to rows of a tree, by which a workbook may name them too. */
const paths = async (trx: Trx, labels: string, tables: boolean): Promise<readonly Option[]> => (tables ? dictionaryPaths(trx, labels) : [])
