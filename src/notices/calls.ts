import { loadPart, RequestError } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { API_BASE } from '../api/base'
import {
  sysAnnountCementListByUser,
  sysAnnountCementQueryById,
  sysSysAnnouncementSendEditByAnntIdAndUserId,
} from '../api/generated/announcement'
import { sysWebsocketTicket } from '../api/generated/socket'
import { ports } from '../api/ports'
import { askToSignIn } from '../api/react-to-failure'
import { TOKEN_EXPIRED } from '../api/texts'
import { type Announcement, readAnnouncement, readUnread, type Unread } from './announcement'
import type { SocketParts } from './socket'

/** Code of the envelope of what is refused. */
const SHUT_OUT = 510

const quiet = { meta: { quiet: true } }

export const fetchUnread = async (): Promise<Unread> => readUnread(await sysAnnountCementListByUser(quiet))

/**
 * Asks whether the session goes on where this window works, after the server has said that it does not. One that is over asks to
 * sign in by itself; so does one that is only shut out of its tenant, where every call would be refused from now on.
 * False: the server did not say, or the person could not be told yet.
 */
export async function askWhoIsThere(): Promise<boolean> {
  try {
    await sysAnnountCementListByUser({ meta: { quiet: 'notices' } })
    return true
  } catch (error) {
    if (!(error instanceof RequestError && isOver(error))) return false
    // The catalogue lets that one go without a question.
    return error.code === UNAUTHORIZED || askToSignIn()
  }
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

/** What opens the socket of a person. Servers of the family know no tickets: 2.4 asks for nothing, 3.x for the token. */
export async function enterSocket(userId: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  const place = `/websocket/${encodeURIComponent(userId)}`
  const { socket, heartbeat } = backEnd.speech
  if (socket === 'ticket') return await enterDoor(place)
  const token = ports().token()
  if (token === null) return 'over'
  if (socket === 'open') return { url: addressOf(place), protocols: [], heartbeat, once: true }
  const { md5Of } = await loadPart(() => import('../api/back-end/sign'))
  return { url: addressOf(`${place}_${md5Of(token)}`), protocols: [token], heartbeat, once: true }
}

const addressOf = (path: string) => `${window.location.origin.replace(/^http/, 'ws')}${API_BASE}${path}`

/** The same for the socket on which those who have the same table open tell each other what they save. */
export async function enterTables(userId: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  return await enterDoor(`/vxeSocket/${encodeURIComponent(userId)}/${PAGE}`)
}

/** Of this page, as long as it is not loaded again. */
const PAGE = crypto.randomUUID()

async function enterDoor(path: string): Promise<Awaited<ReturnType<SocketParts['enter']>>> {
  const url = addressOf(path)
  try {
    const answer = await sysWebsocketTicket(quiet)
    return { url, protocols: typeof answer?.ticket === 'string' ? ['weft', answer.ticket] : [] }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.code === NO_SUCH_CALL) return { url, protocols: [] }
    if (isOver(error)) return 'over'
    throw error
  }
}

function isOver({ code, message }: RequestError): boolean {
  return code === UNAUTHORIZED || code === SHUT_OUT || message.includes(TOKEN_EXPIRED)
}
