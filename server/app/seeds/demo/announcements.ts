import { type SeedRow, seedId } from '../../../db/seeds/rows'
import announcements from './announcements.json'

interface DemoAnnouncement {
  readonly titile: string
  readonly priority: string
  readonly msgCategory: string
  readonly msgAbstract: string
  readonly msgContent: string
  /** Of its release, seen from the first start. */
  readonly hoursAgo: number
  /** Default: released. */
  readonly sendStatus?: string
  /** Default: all. */
  readonly msgType?: string
  /** Codes of departments. */
  readonly departs?: readonly string[]
  readonly openType?: string
  readonly openPage?: string
}

const HOUR = 3_600_000
const DRAFT = '0'
const REVOKED = '2'

/** Announcements in every state. */
export function announcementRows(departId: (orgCode: string) => string): SeedRow[] {
  const list: readonly DemoAnnouncement[] = announcements
  return list.map(({ hoursAgo, departs, sendStatus = '1', ...row }) => {
    const at = new Date(Date.now() - hoursAgo * HOUR).toISOString()
    return {
      ...row,
      id: seedId('announcement', row.titile),
      sendStatus,
      createTime: at,
      ...(departs && { departIds: departs.map(departId).join() }),
      ...(sendStatus !== DRAFT && { sendTime: at, sender: 'admin' }),
      ...(sendStatus === REVOKED && { cancelTime: at }),
    }
  })
}
