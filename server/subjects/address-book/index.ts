import { type CallOf, defineModule } from '../../http/module'
import { exportSheet, fieldColumns, type SheetFields } from '../../sheets'
import { isReading, namesReadAs } from './readings'
import * as entries from './repository'
import { texts } from './texts'

const fields: SheetFields = () => [
  { name: 'realname', title: texts.realname },
  { name: 'workNo', title: texts.workNo },
  { name: 'departName', title: texts.depart },
  { name: 'post_dictText', title: texts.post },
  { name: 'headOf', title: texts.headOf },
  { name: 'phone', title: texts.phone },
  { name: 'telephone', title: texts.telephone },
  { name: 'email', title: texts.email },
]

type Asked = CallOf<'sysUserQueryByOrgCodeForAddressList'>['query'] | CallOf<'sysAddressBookExportXls'>['query']

/** What is asked of the entries, and the conditions of the list that are left. Clients of the family put stars around a name. */
async function readAsked(trx: entries.Trx, { orgCode = '', realname = '', ...query }: Asked) {
  const word = realname.replaceAll('*', '').trim()
  return { query, wanted: { orgCode, word, names: isReading(word) ? namesReadAs(await entries.names(trx), word) : [] } }
}

const page = (call: CallOf<'sysUserQueryByOrgCodeForAddressList'>) =>
  call.readTenant(async trx => {
    const { wanted, query } = await readAsked(trx, call.query)
    return entries.page(trx, wanted, query)
  })

async function exportXls(call: CallOf<'sysAddressBookExportXls'>) {
  const rows = await call.readTenant(async trx => {
    const { wanted, query } = await readAsked(trx, call.query)
    return entries.all(trx, wanted, query)
  })
  return exportSheet(call, { title: texts.title, table: 'sys_user', columns: fieldColumns(fields, 'export'), rows })
}

/** Who may be reached how, for every user who holds the right; elsewhere telephones and mail addresses of others are masked. */
export const addressBook = defineModule({
  name: 'addressBook',
  rows: 'subject',
  outgoing: 'none',
  handlers: { sysUserQueryByOrgCodeForAddressList: page, sysAddressBookExportXls: exportXls },
})
