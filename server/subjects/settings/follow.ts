import type { OpenDatabase } from '../../db/open'
import { unseal } from '../../util/sealed'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { type KeptRow, keptRows } from './repository'
import type { KeptValue, Settings } from './settings'

const SYSTEM = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }

/** What was sealed with a key that this installation does not have any more counts as its default. */
function opened(key: Buffer, { code, value, sealed }: KeptRow): KeptValue[] {
  if (sealed === null) return [{ code, value }]
  try {
    return [{ code, value: unseal(key, code, sealed) }]
  } catch {
    return []
  }
}

/** Reads what administrators have set, and again whenever any server says that it was changed. */
export async function followSettings(data: OpenDatabase, settings: Settings, warn: (error: unknown) => void): Promise<void> {
  const key = data.keyFor('settings')
  settings.readFrom(async () => (await data.withTenant(SYSTEM, keptRows)).flatMap(row => opened(key, row)))
  const refresh = () => void settings.refresh().catch(warn)
  await data.listen({ channels: ['weft_setting'], onMessage: refresh, back: refresh })
  await settings.refresh()
}
