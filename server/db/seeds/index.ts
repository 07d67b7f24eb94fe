import type { Kysely } from 'kysely'
import menus from '../../../schemas/menus.json'
import { ADMIN_ROLE, seedAdministrator } from './administrator'
import { seedDemo } from './demo'
import { seedDictionaries } from './dictionaries'
import dictionaries from './dictionaries.json'
import { seedMenus } from './menus'
import { seedNewcomers } from './newcomer'
import { asSystemTenant } from './rows'

export interface SeedOptions {
  readonly demo: boolean
  /** Null: a one-time one is made when there is no administrator. */
  readonly adminPassword: string | null
}

/** Adds what a system needs and does not have yet; returns the administrator's password when it made one. */
export async function seed<T>(db: Kysely<T>, { demo, adminPassword }: SeedOptions): Promise<string | null> {
  return db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    const password = await seedAdministrator(trx, adminPassword)
    await seedMenus(trx, menus, ADMIN_ROLE)
    await seedNewcomers(trx)
    await seedDictionaries(trx, dictionaries)
    if (demo) await seedDemo(trx)
    return password
  })
}
