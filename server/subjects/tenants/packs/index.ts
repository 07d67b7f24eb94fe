import { answer } from '../../../http/answers'
import type { Call, CallOf, Handlers } from '../../../http/module'
import type { Catalog } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { grantChanges } from '../../grants'
import { menuTree } from '../../menus'
import { checkSystemTenant } from '../system-only'
import { type Change, effectOn } from './effect'
import * as packs from './repository'
import { texts } from './texts'

/** Any tenant but that of the system has the same tree: without what is the system's alone. */
const SOME_TENANT = 1

const treeOf = (trx: packs.Trx) => menuTree(trx, SOME_TENANT)

/** Refuses ids that are none of the tree. */
async function checkMenus(trx: packs.Trx, ids: readonly string[]): Promise<void> {
  const known = new Set((await treeOf(trx)).ids)
  if (ids.some(id => !known.has(id))) fail(texts.unknownMenu)
}

async function columnsOf(
  trx: packs.Trx,
  body: CallOf<'sysTenantAddPackPermission'>['body'] | CallOf<'sysTenantEditPackPermission'>['body'],
  id: string,
) {
  const { packName, status, remarks, permissionIds } = body
  const name = packName?.trim()
  if (name !== undefined && (await packs.isTaken(trx, name, id))) fail(texts.nameTaken)
  const ids = permissionIds === undefined || permissionIds === null ? undefined : [...new Set(commaList(permissionIds))]
  if (ids) await checkMenus(trx, ids)
  return { packName: name, status, remarks, permissionIds: ids }
}

async function add(call: CallOf<'sysTenantAddPackPermission'>) {
  checkSystemTenant(call)
  await call.withTenant(async trx => packs.add(trx, await columnsOf(trx, call.body, '')))
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysTenantEditPackPermission'>) {
  checkSystemTenant(call)
  const { id, version } = call.body
  await call.withTenant(async trx => {
    await packs.find(trx, id)
    await packs.save(trx, { id, version }, await columnsOf(trx, call.body, id))
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'sysTenantDeleteTenantPack'>) {
  checkSystemTenant(call)
  const ids = commaList(call.query.ids)
  if (ids.length === 0) fail(texts.noneChosen)
  await call.withTenant(async trx => {
    for (const id of ids) {
      const { packName } = await packs.find(trx, id)
      const tenants = await packs.tenantsWith(trx, id)
      if (tenants.length > 0) fail(texts.inUse(packName, tenants.map(({ name }) => name).join(texts.comma)))
    }
    await packs.remove(trx, ids)
  })
  return answer({ message: texts.deleted })
}

type Granting = CallOf<'sysTenantSavePackPermissions'> | CallOf<'sysTenantPackEffect'>

/** What a pack has, and what it would have: what others have changed meanwhile stays. */
async function changeOf(call: Granting, trx: packs.Trx, lock = false): Promise<{ readonly before: string[]; readonly after: string[] }> {
  await packs.find(trx, call.body.packId)
  const before = await packs.permissionsOf(trx, call.body.packId, { lock })
  const { added, removed } = grantChanges(call.body, before)
  await checkMenus(trx, added)
  const gone = new Set(removed)
  return { before, after: [...before.filter(id => !gone.has(id)), ...added] }
}

async function savePermissions(call: CallOf<'sysTenantSavePackPermissions'>) {
  checkSystemTenant(call)
  await call.withTenant(async trx => {
    const { after } = await changeOf(call, trx, true)
    await packs.save(trx, { id: call.body.packId }, { permissionIds: after })
  })
  return answer({ message: texts.saved })
}

async function effect(call: CallOf<'sysTenantPackEffect'>) {
  checkSystemTenant(call)
  const { change, tenants } = await call.readTenant(async trx => ({
    change: await changeOf(call, trx),
    tenants: await packs.tenantsWith(trx, call.body.packId),
  }))
  return tenants.length === 0 ? [texts.unused] : effectOn(call, tenants, change)
}

type Choosing = CallOf<'sysTenantChoosePack'> | CallOf<'sysTenantChoosePackEffect'>

async function choiceOf({ body }: Choosing, trx: packs.Trx) {
  const packId = body.packId || null
  const tenant = (await packs.tenant(trx, body.tenantId)) ?? fail(texts.noTenant)
  if (packId !== null && packId !== tenant.packId) {
    const { packName, status } = await packs.find(trx, packId)
    if (status === '0') fail(texts.off(packName))
  }
  const menusOf = async (id: string | null) => (id === null ? null : packs.permissionsOf(trx, id))
  const change: Change = { before: await menusOf(tenant.packId), after: await menusOf(packId) }
  return { packId, tenant, change }
}

async function choose(call: CallOf<'sysTenantChoosePack'>) {
  checkSystemTenant(call)
  await call.withTenant(async trx => {
    const { packId, tenant } = await choiceOf(call, trx)
    await packs.choose(trx, tenant.id, packId)
  })
  return answer({ message: texts.saved })
}

async function choiceEffect(call: CallOf<'sysTenantChoosePackEffect'>) {
  checkSystemTenant(call)
  const { tenant, change } = await call.readTenant(trx => choiceOf(call, trx))
  return effectOn(call, [tenant], change)
}

/** Reads for administrators of the system alone. */
const reading =
  <C extends Call, T>(work: (trx: packs.Trx, call: C) => Promise<T>) =>
  (call: C) => {
    checkSystemTenant(call)
    return call.readTenant(trx => work(trx, call))
  }

/** Forms that give a tenant a pack choose out of them. */
export const declarePacks = ({ sources }: Catalog): void =>
  sources.declare({ table: 'sys_tenant_pack', base: '/sys/tenant', columns: ['id', 'pack_name'], lists: ({ can }) => can('tenant:edit') })

/** Packs of rights: bounds of what the roles of a tenant can give. */
export const packHandlers = {
  sysTenantPackList: reading((trx, call: CallOf<'sysTenantPackList'>) => packs.page(trx, call.query)),
  sysTenantQueryPackById: reading((trx, call: CallOf<'sysTenantQueryPackById'>) => packs.find(trx, call.query.id)),
  sysTenantAddPackPermission: add,
  sysTenantEditPackPermission: edit,
  sysTenantDeleteTenantPack: remove,
  sysTenantPackTree: reading(treeOf),
  sysTenantPackPermissions: reading((trx, call: CallOf<'sysTenantPackPermissions'>) => packs.permissionsOf(trx, call.query.packId)),
  sysTenantSavePackPermissions: savePermissions,
  sysTenantPackEffect: effect,
  sysTenantChoosePack: choose,
  sysTenantChoosePackEffect: choiceEffect,
} satisfies Handlers
