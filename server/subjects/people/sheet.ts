import type { CallOf } from '../../http/module'
import { type FieldRecord, fieldTarget, importSheet, optionsOf, type SheetFields } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import * as links from './links/repository'
import type { Trx } from './repository'
import { texts } from './texts'
import { addUser } from './writes'

export const fields: SheetFields = () => [
  { name: 'username', title: texts.username, required: true, length: 100 },
  { name: 'realname', title: texts.realname, required: true, length: 100 },
  { name: 'password', title: texts.password, note: texts.passwordNote, length: 200, only: 'import' },
  { name: 'sex', title: texts.sex, options: optionsOf(texts.sexes) },
  { name: 'birthday', title: texts.birthday },
  { name: 'phone', title: texts.phone, length: 45 },
  { name: 'email', title: texts.email, length: 45 },
  { name: 'telephone', title: texts.telephone, length: 45 },
  { name: 'workNo', title: texts.workNo, length: 100 },
  { name: 'orgCodeTxt', title: texts.departs, only: 'export' },
  { name: 'departCodes', title: texts.departCodes, note: texts.departNote, length: 1000, only: 'import' },
  { name: 'roleCodes', title: texts.roleCodes, note: texts.roleNote, length: 1000, only: 'import' },
  { name: 'status', title: texts.status, options: optionsOf(texts.states) },
]

const CODES = /[,，、\s]+/

/** Ids of what the codes of a cell stand for. */
async function idsOf(
  trx: Trx,
  cell: string | undefined,
  find: (trx: Trx, codes: readonly string[]) => Promise<readonly { id: string }[]>,
  missing: string,
) {
  const codes = commaList((cell ?? '').split(CODES).join(','))
  const found = await find(trx, codes)
  if (found.length < codes.length) fail(missing)
  return found.map(row => row.id).join(',')
}

async function importRow(trx: Trx, call: CallOf<'sysUserImportExcel'>, record: FieldRecord): Promise<string> {
  const { password, sex, status, departCodes, roleCodes, username = '', ...rest } = record
  return addUser(trx, call, {
    ...rest,
    username,
    ...(password && { password }),
    ...(sex && { sex: Number(sex) }),
    ...(status && { status: Number(status) }),
    selectedroles: await idsOf(trx, roleCodes, links.rolesByCode, texts.noRole),
    selecteddeparts: await idsOf(trx, departCodes, links.departsByCode, texts.noDepart),
  })
}

/** Adds the people of a workbook; passwords are set once they are committed. */
export async function importUsers(call: CallOf<'sysUserImportExcel'>) {
  const passwords = new Map<string, string>()
  const done = await importSheet(call, {
    table: 'sys_user',
    begin: fieldTarget(fields, async (trx, record) => {
      const id = await importRow(trx, call, record)
      if (record.password) passwords.set(id, record.password)
    }),
  })
  for (const [id, password] of passwords) await call.accounts.resetPassword(call.session, id, password)
  return done
}
