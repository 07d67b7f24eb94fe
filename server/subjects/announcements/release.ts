import type { SysAnnouncement } from '../../generated/operations'
import { answer } from '../../http/answers'
import type { CallOf } from '../../http/module'
import { now } from '../../query'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import * as announcements from './repository'
import { texts } from './texts'
import { checkValues } from './values'

const RELEASED = '1'

/** Tells those whom it is meant for; one that begins later is told of when it begins. */
async function tell(trx: announcements.Trx, { id, titile, msgType }: SysAnnouncement): Promise<void> {
  await announcements.push(trx, { cmd: msgType === 'ALL' ? 'topic' : 'user', msgId: id, msgTxt: titile ?? '' })
}

export async function release(call: CallOf<'sysAnnountCementDoReleaseData'>) {
  const { id } = call.query
  await call.withTenant(async trx => {
    await announcements.lock(trx, id)
    const stored = await announcements.find(trx, id)
    if (stored.sendStatus === RELEASED) fail(texts.alreadyReleased)
    if (stored.endTime && stored.endTime <= now()) fail(texts.over)
    // People and departments may have gone since it was written.
    await checkValues(trx, {}, stored)
    await announcements.release(trx, {
      id,
      sender: call.session.username,
      userIds: stored.msgType === 'USER' ? commaList(stored.userIds) : [],
    })
    await tell(trx, stored)
  })
  return answer({ message: texts.released })
}

export async function revoke(call: CallOf<'sysAnnountCementDoReovkeData'>) {
  const { id } = call.query
  await call.withTenant(async trx => {
    await announcements.lock(trx, id)
    const stored = await announcements.find(trx, id)
    if (stored.sendStatus !== RELEASED) fail(texts.notReleased)
    await announcements.revoke(trx, id)
    await announcements.push(trx, { cmd: 'topic', msgTxt: texts.withdrawn })
  })
  return answer({ message: texts.revoked })
}

/** Pushes one announcement again, or has everybody read the lists anew. */
export async function syncNotic(call: CallOf<'sysAnnountCementSyncNotic'>) {
  const { anntId } = call.query
  await call.withTenant(async trx => {
    if (!anntId) return announcements.push(trx, { cmd: 'topic', msgTxt: texts.reload })
    const stored = await announcements.find(trx, anntId)
    if (stored.sendStatus !== RELEASED) fail(texts.notReleased)
    await tell(trx, stored)
  })
  return answer({ message: texts.pushed })
}
