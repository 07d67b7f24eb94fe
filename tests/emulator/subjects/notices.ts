import { Done, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import { pageOf, type Row, timeText } from '../tables'

const SENT = '1'
const UNREAD_AT_ONCE = 5

/** Announcements that a user was sent, with the mark whether each was read. */
function received(emulator: Emulator, user: Row): Row[] {
  const marks = emulator.table('sys_announcement_send').rows
  return emulator
    .table('sys_announcement')
    .rows.filter(
      ({ sendStatus, msgType, userIds }) =>
        sendStatus === SENT && (msgType === 'ALL' || String(userIds).split(',').includes(String(user.id))),
    )
    .map(row => {
      const read = marks.some(({ anntId, userId }) => anntId === row.id && userId === user.id)
      return { ...row, anntId: row.id, userId: user.id, readFlag: read ? '1' : '0' }
    })
}

function unread(emulator: Emulator, user: Row): object {
  const rows = received(emulator, user).filter(({ readFlag }) => readFlag === '0')
  const kind = (category: string) => rows.filter(({ msgCategory }) => msgCategory === category)
  const [annt, sys] = [kind('1'), kind('2')]
  return {
    anntMsgList: annt.slice(0, UNREAD_AT_ONCE),
    anntMsgTotal: annt.length,
    sysMsgList: sys.slice(0, UNREAD_AT_ONCE),
    sysMsgTotal: sys.length,
  }
}

function mark(emulator: Emulator, user: Row, anntIds: readonly unknown[]): void {
  for (const anntId of anntIds) emulator.table('sys_announcement_send').add({ anntId, userId: user.id }, String(user.username))
}

function announcement(emulator: Emulator, id: string | undefined): Row {
  const row = emulator.table('sys_announcement').find(id)
  if (!row) throw new Refusal('未找到对应实体')
  return row
}

export const notices: Handlers = {
  'POST /sys/annountCement/add': ({ emulator, body, user }) => {
    emulator.table('sys_announcement').add({ ...body, sendStatus: '0', delFlag: '0' }, String(user.username))
    return new Done('添加成功！')
  },
  'GET /sys/annountCement/doReleaseData': ({ emulator, query, user }) => {
    const row = announcement(emulator, query.id)
    Object.assign(row, { sendStatus: SENT, sendTime: timeText(), sender: user.username })
    const to = row.msgType === 'ALL' ? undefined : String(row.userIds).split(',').filter(Boolean)
    emulator.push({ cmd: to ? 'user' : 'topic', msgId: row.id, msgTxt: row.titile }, to)
    return new Done('该系统通知发布成功')
  },
  'GET /sys/annountCement/doReovkeData': ({ emulator, query }) => {
    Object.assign(announcement(emulator, query.id), { sendStatus: '2', cancelTime: timeText() })
    return new Done('该系统通知撤销成功')
  },
  'GET /sys/annountCement/listByUser': ({ emulator, user }) => unread(emulator, user),
  'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId': ({ emulator, user, body }) => mark(emulator, user, [body.anntId]),
  'PUT /sys/sysAnnouncementSend/readAll': ({ emulator, user }) => {
    mark(
      emulator,
      user,
      received(emulator, user).flatMap(({ readFlag, anntId }) => (readFlag === '0' ? [anntId] : [])),
    )
    // All pages read their lists anew.
    emulator.push({ cmd: 'topic', msgTxt: '批量设置已读' })
    return new Done('全部已读')
  },
  'GET /sys/sysAnnouncementSend/getMyAnnouncementSend': ({ emulator, user, query }) => {
    const asked = received(emulator, user).filter(
      row => (!query.readFlag || row.readFlag === query.readFlag) && String(row.titile).includes((query.titile ?? '').replaceAll('*', '')),
    )
    return pageOf(asked, query)
  },
}
