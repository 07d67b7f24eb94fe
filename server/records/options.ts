import type { EntityField, EntityModel, Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { dictionaries, ownTexts } from '../query'
import { dictionary, dictionaryPaths } from './repository'
import { rowFields, rowsEntity } from './storage/lines'
import { storedFields } from './storage/statements'

/** Options by where their texts are found. */
type OwnOptions = ReadonlyMap<string, readonly Option[]>

const NONE: OwnOptions = new Map()

/** Whether dictionaries out of tables are read too, and what `ownOptions` has found. */
export type AskedOptions = [tables: boolean, own?: OwnOptions]

/**
 * The options of every field that has some: written with it, or of its dictionary. Dictionaries out of tables are only read
 * for workbooks, which hold their texts.
 */
export async function entityOptions(
  trx: Trx,
  entity: EntityModel,
  ...[tables, own = NONE]: AskedOptions
): Promise<ReadonlyMap<string, readonly Option[]>> {
  const found = new Map<string, readonly Option[]>()
  const fields = named(entity)
  const byCode = await dictionaries(trx, codesOf(fields), trx.reader?.dictionaryState)
  for (const { name, options, dict, labels } of fields) {
    if (options) found.set(name, options)
    else if (dict && (tables || !dict.includes(',')))
      found.set(name, [
        ...(dict.includes(',') ? await dictionary(trx, dict) : (byCode.get(dict) ?? [])),
        ...(await paths(trx, dict, tables)),
      ])
    else if (!dict && labels && tables) {
      const texts = own.get(labels) ?? (await dictionary(trx, labels))
      // Rows that no user may list as a whole are named in a workbook by what is stored.
      if (texts.length > 0) found.set(name, [...texts, ...(await paths(trx, labels, tables))])
    }
  }
  return found
}

/** The codes of the dictionaries that fields name; what comes out of tables is no code. */
const codesOf = (fields: readonly EntityField[]): readonly string[] =>
  fields.flatMap(({ options, dict }) => (!options && dict && !dict.includes(',') ? [dict] : []))

/** The fields, and those of objects, named with it: `address.city`. */
function named(entity: EntityModel): readonly EntityField[] {
  const parts = storedFields(entity).flatMap(field => (field.fields ?? []).map(part => ({ ...part, name: `${field.name}.${part.name}` })))
  return [...storedFields(entity), ...parts]
}

/** What fields offer whose texts depend on who asks; read before a transaction begins, as they are read in ones of their own. */
export async function ownOptions(call: Parameters<typeof ownTexts>[0], entity: EntityModel): Promise<OwnOptions> {
  const found = new Map<string, readonly Option[]>()
  const lines = rowFields(entity).flatMap(field => named(rowsEntity(entity, field)))
  for (const { dict, labels } of [...named(entity), ...lines]) {
    const texts = !dict && labels && !found.has(labels) ? await ownTexts(call, labels) : undefined
    if (labels && texts)
      found.set(
        labels,
        [...texts].map(([value, text]) => ({ value, text })),
      )
  }
  return found
}

/** The ways down to rows of a tree, by which a workbook may name them too. */
const paths = async (trx: Trx, labels: string, tables: boolean): Promise<readonly Option[]> => (tables ? dictionaryPaths(trx, labels) : [])
