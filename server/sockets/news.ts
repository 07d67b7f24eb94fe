import type { Database } from '../db/database'
import type { Listener } from '../db/listen'
import { type Circle, CLOSE, type Seat, send } from './circle'
import { audience, holders, livingPlaces, placeKey, turned } from './repository'
import type { TableSockets } from './tables'
import { texts } from './texts'

/** Sessions that end by time, announcements that begin and end: looked for this often, in seconds. */
export const ROUND_SECONDS = 60

const reload = () => ({ cmd: 'topic', msgTxt: texts.reload })
const EVERY_DICTIONARY = { cmd: 'dictionary', msgTxt: '' }
const PERMISSION = { cmd: 'permission', msgTxt: '' }

type Payload = { readonly [name: string]: unknown }

function parse(payload: string): Payload | null {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? (value as Payload) : null
  } catch {
    return null
  }
}

/** Closes the sockets whose sessions are over, or shut out of their tenant. */
async function dismiss(database: Database, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return
  const living = await livingPlaces(database, [...new Set(seats.map(({ session }) => session.tokenHash))])
  for (const { socket, session } of seats) if (!living.has(placeKey(session))) socket.close(CLOSE.sessionOver, 'session over')
}

/** Shared dictionaries concern everybody. */
function tellDictionary(circle: Circle, { tenant, code }: Payload): void {
  const seats = tenant === 0 ? circle.all() : circle.inTenant(Number(tenant))
  send(seats, { cmd: 'dictionary', msgTxt: String(code ?? '') })
}

/** A role concerns those who have it; the menu everybody who sees it. */
async function tellPermission(database: Database, circle: Circle, { tenant, role }: Payload): Promise<void> {
  const seats = tenant === 0 && !role ? circle.all() : circle.inTenant(Number(tenant))
  if (!role || seats.length === 0) return send(seats, PERMISSION)
  const meant = await holders(database, String(role), [...new Set(seats.map(({ session }) => session.userId))])
  send(
    seats.filter(({ session }) => meant.has(session.userId)),
    PERMISSION,
  )
}

async function tellAnnouncement(database: Database, circle: Circle, { tenant, user, frame }: Payload): Promise<void> {
  const seats = circle.inTenant(Number(tenant))
  if (seats.length === 0 || typeof frame !== 'object' || frame === null) return
  const { msgId } = frame as Payload
  if (user)
    return send(
      seats.filter(({ session }) => session.userId === user),
      frame,
    )
  if (typeof msgId !== 'string') return send(seats, frame)
  const found = await audience(database, Number(tenant), msgId, [...new Set(seats.map(({ session }) => session.userId))])
  const meant = new Set(found)
  send(
    seats.filter(({ session }) => meant.has(session.userId)),
    frame,
  )
}

/** What the database tells, told to those sockets of this process that it concerns. */
export function makeNews(database: Database, circle: Circle, tables: TableSockets, warn: (error: unknown) => void) {
  const everybody = () => [...circle.all(), ...tables.circle.all()]
  const ofBoth = (seats: (one: Circle) => readonly Seat[]) => dismiss(database, [circle, tables.circle].flatMap(seats))
  const telling: Readonly<Record<string, (content: Payload) => unknown>> = {
    weft_dictionary: content => tellDictionary(circle, content),
    weft_permission: content => tellPermission(database, circle, content),
    weft_announcement: content => tellAnnouncement(database, circle, content),
    weft_table: content => tables.hear(content),
  }
  const hear: Listener['hear'] = (channel, payload) => {
    const tell = async () => {
      if (channel === 'weft_session') return ofBoth(one => one.seatsOf(payload))
      if (channel === 'weft_tenant') return ofBoth(one => one.inTenant(Number(payload)))
      const content = parse(payload)
      await (content && telling[channel]?.(content))
    }
    tell().catch(warn)
  }
  /** Nobody knows what was missed: everybody reads anew. */
  const back = () => {
    dismiss(database, everybody()).catch(warn)
    send(circle.all(), reload())
    send(circle.all(), EVERY_DICTIONARY)
    send(circle.all(), PERMISSION)
  }
  const round = async () => {
    await dismiss(database, everybody())
    for (const tenant of circle.tenants()) if (await turned(database, tenant, ROUND_SECONDS)) send(circle.inTenant(tenant), reload())
  }
  const channels = ['weft_session', 'weft_tenant', 'weft_dictionary', 'weft_permission', 'weft_announcement', 'weft_table']
  return {
    listener: { channels, hear, back } satisfies Listener,
    round: () => void round().catch(warn),
    /** Lets a socket go whose session is over. */
    check: (seat: Seat) => void dismiss(database, [seat]).catch(warn),
  }
}
