import type { Setting } from '../../server/generated/operations'
import type { Caller } from './server'

/** Sets a setting of the installation as its page does; throws what it is refused with. */
export async function setSetting(admin: Caller, code: string, value: unknown): Promise<void> {
  const { body } = await admin.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
  const row = body.result.records.find(setting => setting.code === code)
  if (!row) throw new Error(`There is no setting ${code}.`)
  const saved = await admin.put('/sys/setting/edit', { id: row.id, version: row.version, given: { value } })
  if (!saved.body.success) throw new Error(saved.body.message)
}
