import type { Kysely } from 'kysely'
import menus from '../../../schemas/menus.json'
import { asSystemTenant } from '../../db/seeds/rows'
import { seedSystemDictionaries } from '../../subjects/dictionaries'
import { ADMIN_ROLE, seedAdministrator, seedNewcomers } from '../../subjects/identity'
import { seedMenus } from '../../subjects/menus'
import { seedDemo } from './demo'

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
    await seedSystemDictionaries(trx)
    if (demo) await seedDemo(trx)
    return password
  })
}
