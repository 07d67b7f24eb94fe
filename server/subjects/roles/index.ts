import type { SysRoleAdd } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { countNames } from '../../http/question-limits'
import {
  exportSheet,
  fieldColumns,
  fieldTarget,
  importSheet,
  previewSheet,
  type SheetFields,
  type SheetImport,
  templateSheet,
} from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { ADMIN_ROLE_CODE, checkRoleRemoval } from '../grants'
import { menuTree } from '../menus'
import { binHandlers, keep } from './bin'
import * as roles from './repository'
import { texts } from './texts'

const fields: SheetFields = () => [
  { name: 'roleName', title: texts.name, required: true, length: 200 },
  { name: 'roleCode', title: texts.code, required: true, length: 100 },
  { name: 'description', title: texts.description },
  { name: 'createTime', title: texts.created, only: 'export' },
]

async function checkCode(trx: roles.Trx, code: string | undefined, id?: string): Promise<void> {
  if (code === undefined) return
  if (await roles.isTaken(trx, code, id)) fail(texts.taken)
}

async function addRole(trx: roles.Trx, role: SysRoleAdd): Promise<void> {
  const given = { ...role, roleCode: role.roleCode.trim() }
  // Its members may grant everything: it comes with the system, never from a request.
  if (given.roleCode.toLowerCase() === ADMIN_ROLE_CODE)
    fail((await roles.isTaken(trx, given.roleCode, undefined)) ? texts.taken : texts.reserved)
  await checkCode(trx, given.roleCode)
  await roles.add(trx, given)
}

const imported: SheetImport = {
  table: 'sys_role',
  begin: fieldTarget(fields, (trx, { roleName = '', roleCode = '', description = '' }) =>
    addRole(trx, { roleName, roleCode, description }),
  ),
}

async function edit(call: CallOf<'sysRoleEdit'>) {
  const { body } = call
  await call.withTenant(async trx => {
    const stored = await roles.find(trx, body.id)
    const { roleCode = stored.roleCode ?? '', roleName = stored.roleName } = body
    const own = stored.roleCode === ADMIN_ROLE_CODE
    if (own && (roleCode !== stored.roleCode || roleName !== stored.roleName)) fail(texts.administrators)
    await checkCode(trx, roleCode.trim(), body.id)
    if (!own && roleCode.trim().toLowerCase() === ADMIN_ROLE_CODE) fail(texts.reserved)
    await roles.save(trx, { ...body, ...(body.roleCode !== undefined && { roleCode: roleCode.trim() }) })
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'sysRoleDelete'> | CallOf<'sysRoleDeleteBatch'>, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noneChosen)
  await call.withTenant(async trx => {
    if (await roles.hasCode(trx, ids, ADMIN_ROLE_CODE)) fail(texts.administrators)
    await checkRoleRemoval(trx, call.session, ids)
    await keep(trx, ids)
    if ((await roles.remove(trx, ids)) === 0) fail(texts.none)
  })
  return answer({ message })
}

export const role = defineModule({
  name: 'role',
  rows: 'subject',
  outgoing: 'none',
  declare: roles.declareRoles,
  handlers: {
    sysRoleList: call => call.readTenant(trx => roles.page(trx, call.query)),
    sysRoleQueryById: call => call.readTenant(trx => roles.find(trx, call.query.id)),
    sysRoleAdd: async call => {
      await call.withTenant(trx => addRole(trx, call.body))
      return answer({ message: texts.added })
    },
    sysRoleEdit: edit,
    sysRoleDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysRoleDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    ...binHandlers,
    sysRoleQueryall: async call => {
      const found = await call.readTenant(trx => roles.all(trx))
      return found.length > 0 ? found : fail(texts.none)
    },
    sysRoleCheckRoleCode: async call => {
      await countNames(call)
      const taken = await call.readTenant(trx => roles.isTaken(trx, call.query.roleCode, call.query.id))
      return taken ? fail(texts.taken) : true
    },
    sysRoleQueryTreeList: call => call.readTenant(trx => menuTree(trx, call.session.tenantId)),
    sysRoleExportXls: async call => {
      const rows = await call.readTenant(trx => roles.all(trx, call.query))
      return exportSheet(call, { title: texts.title, table: 'sys_role', columns: fieldColumns(fields, 'export'), rows })
    },
    sysRoleImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysRoleImportExcel: call => importSheet(call, imported),
    sysRoleImportPreview: call => previewSheet(call, imported),
  },
})
