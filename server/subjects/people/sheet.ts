import type { Call, CallOf } from '../../http/module'
import { type FieldRecord, fieldTarget, importSheet, optionsOf, previewSheet, type SheetFields, type SheetImport } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import * as links from './links/repository'
import type { Trx } from './repository'
import { texts } from './texts'
import { addUser, setFirstPassword } from './writes'

export const fields: SheetFields = () => [
  { name: 'username', title: texts.username, required: true, length: 100 },
  { name: 'realname', title: texts.realname, required: true, length: 100 },
  { name: 'password', title: texts.password, note: texts.passwordNote, length: 200, only: 'import', secret: true },
  { name: 'sex', title: texts.sex, options: optionsOf(texts.sexes) },
  { name: 'birthday', title: texts.birthday, day: true },
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

async function importRow(trx: Trx, call: Call, record: FieldRecord): Promise<string> {
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

/** A preview sets no password: that takes its time, and refuses nothing that the check of the row has not refused. */
function peopleImport(call: Call, finish: (trx: Trx, id: string, password: string) => Promise<void>): SheetImport {
  return {
    table: 'sys_user',
    begin: fieldTarget(fields, async (trx, record) => {
      const id = await importRow(trx, call, record)
      if (record.password) await finish(trx, id, record.password)
    }),
  }
}

export const importUsers = (call: CallOf<'sysUserImportExcel'>) => importSheet(call, peopleImport(call, setFirstPassword))
export const previewUsers = (call: CallOf<'sysUserImportPreview'>) =>
  previewSheet(
    call,
    peopleImport(call, async () => {}),
  )
