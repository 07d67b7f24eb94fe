import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { exportSheet, fieldColumns, fieldTarget, importSheet, previewSheet, type SheetImport, templateSheet } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { rangeOf } from './date-range'
import { addMark, editMark, readAll, readOne, removeMarks } from './marks'
import * as marks from './marks/repository'
import { release, revoke, syncNotic } from './release'
import * as announcements from './repository'
import { draftOf, fields } from './sheet'
import { texts } from './texts'
import { checkValues, columnsOf } from './values'

export { announcementNews } from './audience/repository'
export { notifyUser, sendMessage } from './message'

/** What `listByUser` shows of each kind. */
const SHOWN = 5
const RELEASED = '1'

async function addDraft(trx: announcements.Trx, values: Record<string, unknown>): Promise<void> {
  await checkValues(trx, { msgType: 'ALL', ...values })
  await announcements.add(trx, values)
}

const drafts: SheetImport = {
  table: 'sys_announcement',
  begin: fieldTarget(fields, async (trx, record) => addDraft(trx, await columnsOf(draftOf(record)))),
}

async function add(call: CallOf<'sysAnnountCementAdd'>) {
  // No transaction waits for the cleaning of a long text.
  const values = await columnsOf(call.body)
  await call.withTenant(trx => addDraft(trx, values))
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysAnnountCementEdit'>) {
  const { body } = call
  const values = await columnsOf(body)
  await call.withTenant(async trx => {
    await announcements.lock(trx, body.id)
    const stored = await announcements.find(trx, body.id)
    if (stored.sendStatus === RELEASED) fail(texts.isReleased)
    await checkValues(trx, values, stored)
    await announcements.save(trx, body, values)
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'sysAnnountCementDelete'> | CallOf<'sysAnnountCementDeleteBatch'>, given: string) {
  const ids = commaList(given)
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    for (const id of [...ids].sort()) await announcements.lock(trx, id)
    if (await announcements.anyReleased(trx, ids)) fail(texts.isReleased)
    if ((await announcements.remove(trx, ids)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.deleted })
}

async function queryById(call: CallOf<'sysAnnountCementQueryById'>) {
  const { id } = call.query
  const all = call.can('announcement:list')
  return call.readTenant(trx => (all ? announcements.find(trx, id) : announcements.findMine(trx, call.session.userId, id)))
}

/** What clients of 3.x list. Announcements are not marked here, so that the marked ones are none. */
async function messages(call: CallOf<'sysAnnountCementVue3List'>) {
  const { fromUser, busType, msgCategory, starFlag, rangeDateKey, beginDate, endDate, pageNo = 1, pageSize = 10 } = call.query
  if (starFlag === '1') return []
  const { begin, end } = rangeOf(rangeDateKey ?? '', new Date()) ?? { begin: beginDate, end: endDate }
  const asked = { sender: fromUser, busType, msgCategory, sendTime_begin: begin, sendTime_end: end }
  const filters = Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const query = { ...filters, pageNo: String(pageNo), pageSize: String(pageSize) }
  return (await call.readTenant(trx => announcements.myPage(trx, call.session.userId, query))).records
}

async function unreadOf(call: Pick<CallOf<'sysAnnountCementListByUser'>, 'readTenant' | 'session'>) {
  const found = await call.readTenant(trx => announcements.unread(trx, call.session.userId, SHOWN))
  const ofKind = (category: string) => found.filter(({ msgCategory }) => msgCategory === category)
  const [annt, sys] = [ofKind('1'), ofKind('2')]
  return { anntMsgList: annt, anntMsgTotal: annt[0]?.total ?? 0, sysMsgList: sys, sysMsgTotal: sys[0]?.total ?? 0 }
}

async function unreadCounts(call: CallOf<'sysAnnountCementGetUnreadMessageCount'>) {
  const { anntMsgTotal, sysMsgTotal } = await unreadOf(call)
  return { anntMsgTotal, sysMsgTotal }
}

async function exportXls(call: CallOf<'sysAnnountCementExportXls'>) {
  const rows = await call.readTenant(trx => announcements.all(trx, call.query))
  return exportSheet(call, { title: texts.title, table: 'sys_announcement', columns: fieldColumns(fields, 'export'), rows })
}

export const announcement = defineModule({
  name: 'announcement',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ filePlaces }) => filePlaces.declare('weft.sys_announcement', announcements.isInReach),
  handlers: {
    sysAnnountCementList: call => call.readTenant(trx => announcements.page(trx, call.query)),
    sysAnnountCementQueryById: queryById,
    sysAnnountCementAdd: add,
    sysAnnountCementEdit: edit,
    sysAnnountCementDelete: call => remove(call, call.query.id),
    sysAnnountCementDeleteBatch: call => remove(call, call.query.ids),
    sysAnnountCementDoReleaseData: release,
    sysAnnountCementDoReovkeData: revoke,
    sysAnnountCementListByUser: unreadOf,
    sysAnnountCementGetUnreadMessageCount: unreadCounts,
    sysAnnountCementVue3List: messages,
    sysAnnountCementSyncNotic: syncNotic,
    sysAnnountCementExportXls: exportXls,
    sysAnnountCementImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysAnnountCementImportExcel: call => importSheet(call, drafts),
    sysAnnountCementImportPreview: call => previewSheet(call, drafts),
    sysSysAnnouncementSendEditByAnntIdAndUserId: readOne,
    sysSysAnnouncementSendEditByAnntIdAndUserIdPost: readOne,
    sysSysAnnouncementSendReadAll: readAll,
    sysAnnountCementClearAllUnReadMessage: readAll,
    sysSysAnnouncementSendGetMyAnnouncementSend: call => call.readTenant(trx => announcements.myPage(trx, call.session.userId, call.query)),
    sysSysAnnouncementSendGetOne: call => call.readTenant(trx => announcements.findInMine(trx, call.session.userId, call.query.sendId)),
    sysSysAnnouncementSendList: call => call.readTenant(trx => marks.page(trx, call.query)),
    sysSysAnnouncementSendQueryById: call => call.readTenant(trx => marks.find(trx, call.query.id)),
    sysSysAnnouncementSendAdd: addMark,
    sysSysAnnouncementSendEdit: editMark,
    sysSysAnnouncementSendDelete: call => removeMarks(call, call.query.id),
    sysSysAnnouncementSendDeleteBatch: call => removeMarks(call, call.query.ids),
  },
})
