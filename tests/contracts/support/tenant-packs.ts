import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** A pack that no tenant has. */
async function pack(world: World) {
  const packName = `套餐${fresh()}`
  const { body } = await world.admin.post('/sys/tenant/addPackPermission', { packName })
  if (!body.success) throw new Error(body.message)
  const [row] = await world.rows<{ id: string; version: number }>(`select id, version from sys_tenant_pack where pack_name = '${packName}'`)
  return { packName, id: row?.id ?? '', version: row?.version ?? 0 }
}

async function tenant(world: World): Promise<number> {
  const id = 1000 + fresh()
  const { body } = await world.admin.post('/sys/tenant/add', { id, name: `租户${id}` })
  if (!body.success) throw new Error(body.message)
  return id
}

const right = async (world: World) =>
  (await world.rows<{ id: string }>("select id from sys_permission where perms = 'role:list'"))[0]?.id ?? ''

const grant: Maker = async world => ({
  body: { packId: (await pack(world)).id, permissionIds: await right(world), lastpermissionIds: '' },
})
const choice: Maker = async world => ({ body: { tenantId: await tenant(world), packId: (await pack(world)).id } })

/** Calls about packs of rights. */
export const tenantPacks: Readonly<Record<string, Maker>> = {
  sysTenantPackList: async world => {
    await pack(world)
    return {}
  },
  sysTenantQueryPackById: async world => ({ query: { id: (await pack(world)).id } }),
  sysTenantAddPackPermission: async world => ({ body: { packName: `套餐${fresh()}`, permissionIds: await right(world) } }),
  sysTenantEditPackPermission: async world => ({ body: { ...(await pack(world)), remarks: '备注' } }),
  sysTenantDeleteTenantPack: async world => ({ query: { ids: `${(await pack(world)).id},${(await pack(world)).id}` } }),
  sysTenantPackPermissions: async world => ({ query: { packId: (await pack(world)).id } }),
  sysTenantSavePackPermissions: grant,
  sysTenantPackEffect: grant,
  sysTenantChoosePack: choice,
  sysTenantChoosePackEffect: choice,
}
