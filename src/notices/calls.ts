import { RequestError } from '../../renderer/contract'
import { API_BASE } from '../api/base'
import {
  sysAnnountCementListByUser,
  sysAnnountCementQueryById,
  sysSysAnnouncementSendEditByAnntIdAndUserId,
} from '../api/generated/announcement'
import { sysWebsocketTicket } from '../api/generated/socket'
import { TOKEN_EXPIRED } from '../api/texts'
import { type Announcement, readAnnouncement, readUnread, type Unread } from './announcement'
import type { SocketParts } from './socket'

const quiet = { meta: { quiet: true } }

export const fetchUnread = async (): Promise<Unread> => readUnread(await sysAnnountCementListByUser(quiet))

/** The same, and what goes wrong is shown: an expired session asks to sign in. */
export async function askWhoIsThere(): Promise<void> {
  await sysAnnountCementListByUser().catch(() => undefined)
}

/** Failures are shown as the catalogue of errors says. */
export async function fetchAnnouncement(id: string): Promise<Announcement | null> {
  return readAnnouncement(await sysAnnountCementQueryById({ query: { id } }))
}

export async function markRead(anntId: string): Promise<void> {
  await sysSysAnnouncementSendEditByAnntIdAndUserId({ body: { anntId } }, quiet).catch(() => undefined)
}

const NO_SUCH_CALL = 404
const UNAUTHORIZED = 401

/** What opens the socket of a person. Other servers of the family know no tickets and ask for none. */
export async function enterSocket(userId: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  return await enterDoor(`/websocket/${encodeURIComponent(userId)}`)
}

/** The same for the socket on which those who have the same table open tell each other what they save. */
export async function enterTables(userId: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  return await enterDoor(`/vxeSocket/${encodeURIComponent(userId)}/${PAGE}`)
}

/** Of this page, as long as it is not loaded again. */
const PAGE = crypto.randomUUID()

async function enterDoor(path: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  const url = `${window.location.origin.replace(/^http/, 'ws')}${API_BASE}${path}`
  try {
    const answer = await sysWebsocketTicket(quiet)
    return { url, protocols: typeof answer?.ticket === 'string' ? ['weft', answer.ticket] : [] }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.code === NO_SUCH_CALL) return { url, protocols: [] }
    if (error.code === UNAUTHORIZED || error.message.includes(TOKEN_EXPIRED)) return 'over'
    throw error
  }
}
