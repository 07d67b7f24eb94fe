import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import * as announcements from '../repository'
import { texts } from '../texts'
import * as marks from './repository'

/** Tells all windows of the person that their lists have changed. */
const notifyReader = (trx: announcements.Trx, userId: string) => announcements.push(trx, { cmd: 'topic', msgTxt: texts.reload, userId })

type ReadOne = CallOf<'sysSysAnnouncementSendEditByAnntIdAndUserId'> | CallOf<'sysSysAnnouncementSendEditByAnntIdAndUserIdPost'>

export async function readOne(call: ReadOne) {
  const { userId } = call.session
  await call.withTenant(async trx => {
    const { id } = await announcements.findMine(trx, userId, call.body.anntId)
    if ((await announcements.markRead(trx, userId, id)) > 0) await notifyReader(trx, userId)
  })
  return answer({ code: 0 })
}

export async function readAll(call: CallOf<'sysSysAnnouncementSendReadAll'> | CallOf<'sysAnnountCementClearAllUnReadMessage'>) {
  const { userId } = call.session
  await call.withTenant(async trx => {
    if ((await announcements.markRead(trx, userId)) > 0) await notifyReader(trx, userId)
  })
  return answer({ message: texts.allRead })
}

export async function addMark(call: CallOf<'sysSysAnnouncementSendAdd'>) {
  const { anntId, userId } = call.body
  await call.withTenant(async trx => {
    await announcements.find(trx, anntId)
    if (!(await announcements.allExist(trx, 'sys_user', [userId]))) fail(texts.unknownUsers)
    if (!(await marks.add(trx, anntId, userId))) fail(texts.alreadyNamed)
    await notifyReader(trx, userId)
  })
  return answer({ message: texts.added })
}

export async function editMark(call: CallOf<'sysSysAnnouncementSendEdit'>) {
  await call.withTenant(async trx => {
    const { userId } = await marks.find(trx, call.body.id)
    await marks.setRead(trx, call.body.id, call.body.readFlag)
    if (userId) await notifyReader(trx, userId)
  })
  return answer({ message: texts.edited })
}

export async function removeMarks(
  call: CallOf<'sysSysAnnouncementSendDelete'> | CallOf<'sysSysAnnouncementSendDeleteBatch'>,
  given: string,
) {
  const ids = commaList(given)
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if ((await marks.remove(trx, ids)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.deleted })
}
