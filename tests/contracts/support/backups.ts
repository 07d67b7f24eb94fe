import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Maker } from './requests'
import type { World } from './world'

/** A file in the folder of backups, as far as lists and downloads look at one; its name. */
function kept({ server }: World): string {
  const name = `weft-20260301-080000-${randomBytes(2).toString('hex')}.tar`
  const path = join(server.dataDir, 'backups', name)
  const checked = { at: Date.now(), ok: true, text: '通过' }
  mkdirSync(join(server.dataDir, 'backups'), { recursive: true })
  writeFileSync(path, 'rows\n'.repeat(100))
  writeFileSync(
    `${path}.json`,
    JSON.stringify({ begun: Date.now(), seconds: 1, by: 'admin', rows: 1, files: 1, version: '0.1.0', server: 'a', checked }),
  )
  return name
}

/** Calls about backups, which are added by jobs. */
export const backups: Readonly<Record<string, Maker>> = {
  sysBackupList: async world => {
    kept(world)
    return {}
  },
  sysBackupCheck: async world => ({ body: { id: kept(world) } }),
  sysBackupDownload: async world => ({ query: { id: kept(world) } }),
  sysBackupDelete: async world => ({ query: { id: kept(world) } }),
}
