import { randomBytes } from 'node:crypto'
import type { Call, CallOf } from '../../http/module'
import { defineModule } from '../../http/module'
import { countQuestions } from '../../http/question-limits'
import { exportSheet, fieldColumns, templateSheet } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import * as links from './links'
import * as users from './repository'
import { fields, importUsers, previewUsers } from './sheet'
import { texts } from './texts'
import * as writes from './writes'

/** Without `user:list` only what an address book shows; filters and sorting reach no further. */
const listFor = (call: Call, where?: Parameters<typeof users.listFor>[1]) => users.listFor(call.can('user:list'), where)

async function queryById(call: CallOf<'sysUserQueryById'>) {
  return (await call.readTenant(trx => users.find(trx, call.query.id))) ?? fail(texts.notFound)
}

async function ofDepart(call: CallOf<'sysUserQueryUserByDepId'>) {
  const { id, realname = '' } = call.query
  const found = await call.readTenant(trx => users.rows(trx, listFor(call, users.inDepart(id))))
  return found.filter(user => user.realname?.includes(realname.replaceAll('*', '')))
}

/** Registration pages ask while a name is typed: every name is free. That one is taken is told by the registration alone. */
function checkOnlyAnonymous({ signIn }: CallOf<'sysUserCheckOnlyUser'>): boolean {
  if (!signIn.registration) fail(texts.closed)
  return false
}

/** For those who may write users; to others every value is free, as by the duplicate check. */
async function checkOnlySignedIn(call: Call): Promise<boolean> {
  const given = call.query as CallOf<'sysUserCheckOnlyUser'>['query']
  const asked = (['username', 'phone', 'email'] as const).flatMap(column => {
    const value = given[column]
    return value ? [{ table: 'sys_user', column, value }] : []
  })
  await countQuestions(call, asked)
  if (!call.can('user:add') && !call.can('user:edit')) return false
  return call.readTenant(async trx => {
    for (const { column, value } of asked) if (await users.standingOf(trx, column, value, undefined)) return true
    return false
  })
}

async function checkOnly(call: CallOf<'sysUserCheckOnlyUser'>) {
  const taken = await (call.session ? checkOnlySignedIn(call as Call) : checkOnlyAnonymous(call))
  return taken ? fail(texts.nameTaken, 500, true) : true
}

async function departUsers(call: CallOf<'sysUserDepartUserList'>) {
  return call.readTenant(async trx => {
    const depart = await links.departOf(trx, call.session, call.query.depId)
    return depart ? users.page(trx, users.withDepartNames(listFor(call, users.inDepart(depart))), call.query) : null
  })
}

async function exportXls(call: CallOf<'sysUserExportXls'>) {
  const rows = await call.readTenant(trx => users.all(trx, listFor(call), call.query))
  return exportSheet(call, { title: texts.title, table: 'sys_user', columns: fieldColumns(fields, 'export'), rows })
}

export const user = defineModule({
  name: 'user',
  rows: 'subject',
  outgoing: 'none',
  declare: users.declarePeople,
  handlers: {
    sysUserList: call => call.readTenant(trx => users.page(trx, listFor(call), call.query)),
    sysUserAdd: writes.add,
    sysUserEdit: writes.edit,
    sysUserDelete: call => writes.remove(call, commaList(call.query.id), texts.deleted),
    sysUserDeleteBatch: call => writes.remove(call, commaList(call.query.ids), texts.deletedMany),
    sysUserFrozenBatch: writes.freeze,
    sysUserChangePassword: writes.changePassword,
    sysUserQueryById: queryById,
    sysUserQueryByIds: call => call.readTenant(trx => users.some(trx, commaList(call.query.userIds))),
    sysUserQueryUserRole: links.roleIds,
    sysUserQueryUserRoleCode: links.roleCodes,
    sysUserUserDepartList: links.departList,
    sysUserQueryUserByDepId: ofDepart,
    sysUserCheckOnlyUser: checkOnly,
    sysUserGenerateUserId: async () => randomBytes(16).toString('hex'),
    sysUserUserRoleList: call => call.readTenant(trx => users.page(trx, listFor(call, users.withRole(call.query.roleId)), call.query)),
    sysUserAddSysUserRole: links.addUsersToRole,
    sysUserDeleteUserRole: call => links.takeRole(call, commaList(call.query.userId)),
    sysUserDeleteUserRoleBatch: call => links.takeRole(call, commaList(call.query.userIds)),
    sysUserDepartUserList: departUsers,
    sysUserEditSysDepartWithUser: links.addUsersToDepart,
    sysUserDeleteUserInDepart: call => links.takeFromDepart(call, commaList(call.query.userId)),
    sysUserDeleteUserInDepartBatch: call => links.takeFromDepart(call, commaList(call.query.userIds)),
    sysUserRecycleBin: call => call.readTenant(trx => users.inBin(trx, call.can('user:list'), { ...call.query })),
    sysUserPutRecycleBin: writes.restore,
    sysUserDeleteRecycleBin: writes.erase,
    sysUserExportXls: exportXls,
    sysUserImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysUserImportExcel: importUsers,
    sysUserImportPreview: previewUsers,
  },
})
