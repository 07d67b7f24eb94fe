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

/** Nothing is in a payload that is no object. */
function parse(payload: string): Payload {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? (value as Payload) : {}
  } catch {
    return {}
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
async function concerned(database: Database, circle: Circle, { tenant, role }: Payload): Promise<readonly Seat[]> {
  const seats = tenant === 0 && !role ? circle.all() : circle.inTenant(Number(tenant))
  if (!role || seats.length === 0) return seats
  const meant = await holders(database, String(role), [...new Set(seats.map(({ session }) => session.userId))])
  return seats.filter(({ session }) => meant.has(session.userId))
}

/** A socket of a table was let in by the rights of then: it comes again with those of now. */
function comeAgain(seats: readonly Seat[]): void {
  for (const { socket } of seats) socket.close(CLOSE.rightsChanged, 'rights changed')
}

async function tellPermission(database: Database, circle: Circle, tables: Circle, payload: Payload): Promise<void> {
  send(await concerned(database, circle, payload), PERMISSION)
  comeAgain(await concerned(database, tables, payload))
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
  const tellers: Readonly<Record<string, (payload: string, content: Payload) => unknown>> = {
    weft_session: user => ofBoth(one => one.seatsOf(user)),
    weft_tenant: tenant => ofBoth(one => one.inTenant(Number(tenant))),
    weft_dictionary: (_, content) => tellDictionary(circle, content),
    weft_permission: (_, content) => tellPermission(database, circle, tables.circle, content),
    weft_announcement: (_, content) => tellAnnouncement(database, circle, content),
    weft_table: (_, content) => tables.hear(content),
  }
  const hear: Listener['hear'] = (channel, payload) => {
    const telling = async () => tellers[channel]?.(payload, parse(payload))
    telling().catch(warn)
  }
  /** Nobody knows what was missed: everybody reads anew. */
  const back = () => {
    dismiss(database, everybody()).catch(warn)
    send(circle.all(), reload())
    send(circle.all(), EVERY_DICTIONARY)
    send(circle.all(), PERMISSION)
    comeAgain(tables.circle.all())
  }
  const round = async () => {
    await dismiss(database, everybody())
    for (const tenant of circle.tenants()) if (await turned(database, tenant, ROUND_SECONDS)) send(circle.inTenant(tenant), reload())
  }
  return {
    listener: { channels: Object.keys(tellers), hear, back } satisfies Listener,
    round: () => void round().catch(warn),
    /** Lets a socket go whose session is over. */
    check: (seat: Seat) => void dismiss(database, [seat]).catch(warn),
  }
}
