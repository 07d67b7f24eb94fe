import type { Kysely } from 'kysely'
import { seedId, seedRows } from '../../../db/seeds/rows'
import dictionaries from './dictionaries.json'

/** A dictionary as seed files write it. */
export interface SeedDictionary {
  readonly code: string
  readonly name: string
  readonly items: readonly { readonly value: string; readonly text: string }[]
}

/** Adds dictionaries with their items, in the order of the file. */
export async function seedDictionaries<T>(db: Kysely<T>, dictionaries: readonly SeedDictionary[]): Promise<void> {
  const id = (code: string) => seedId('dictionary', code)
  await seedRows(
    db,
    'sys_dict',
    dictionaries.map(({ code, name }) => ({ id: id(code), dictCode: code, dictName: name })),
  )
  const items = dictionaries.flatMap(({ code, items }) =>
    items.map(({ value, text }, index) => ({
      id: seedId('dictionary', code, value),
      dictId: id(code),
      itemText: text,
      itemValue: value,
      sortOrder: index + 1,
    })),
  )
  await seedRows(db, 'sys_dict_item', items)
}

/** Adds the dictionaries that the system itself needs. */
export const seedSystemDictionaries = <T>(db: Kysely<T>): Promise<void> => seedDictionaries(db, dictionaries)
