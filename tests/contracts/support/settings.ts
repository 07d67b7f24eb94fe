import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** A setting that the environment does not fix, as it is stored; set by an administrator. */
async function changed(world: World) {
  const find = async () =>
    (await world.rows<{ id: string; version: number }>(`select id, version from sys_setting where code = 'signIn.idleMinutes'`))[0]
  const before = await find()
  const { body } = await world.admin.put('/sys/setting/edit', { id: before?.id, given: { value: 1000 + (Number(fresh()) % 1000) } })
  if (!body.success) throw new Error(body.message)
  return find()
}

/** Calls about settings of the installation. */
export const settings: Readonly<Record<string, Maker>> = {
  sysSettingQueryById: async world => ({ query: { id: (await changed(world))?.id ?? '' } }),
  sysSettingEdit: async world => ({ body: { ...(await changed(world)), given: { value: 60 } } }),
  sysSettingEditPost: async world => ({ body: { ...(await changed(world)), given: { value: 60 } } }),
  sysSettingReset: async world => ({ body: { id: (await changed(world))?.id } }),
  sysSettingResetPost: async world => ({ body: { id: (await changed(world))?.id } }),
}
