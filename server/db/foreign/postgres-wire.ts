import type { Socket } from 'node:net'
import pg from 'pg'
import { columnTypes } from '../pools/column-types'
import { unreadable } from './database'

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
type Wire = { readonly connection: NodeJS.EventEmitter & { readonly stream: Socket } }

const wireOf = (client: pg.Client) => (client as unknown as Wire).connection

/** The stream that a connection reads now: with encryption another one than at first. */
export const streamOf = (client: pg.Client): Socket => wireOf(client).stream

/**
 * Ends a stream whose reader throws. The driver reads a message in the event of the stream, past every caller: one that it cannot read would
 * end the process.
 */
function endUnreadable(stream: Socket): void {
  const emit = stream.emit.bind(stream) as (event: string | symbol, ...values: unknown[]) => boolean
  stream.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event !== 'data') return emit(event, ...values)
    try {
      return emit(event, ...values)
    } catch {
      stream.destroy(unreadable())
      return true
    }
  }
}

/** Columns of one answer of PostgreSQL. */
const MOST_COLUMNS = 1664

/** What answers to the statements that are asked here. The driver answers others (copies, portals) each time that it is told them. */
const EXPECTED: ReadonlySet<string> = new Set([
  ...['parameterStatus', 'backendKeyData', 'readyForQuery', 'notice', 'notification', 'error'],
  ...['parseComplete', 'bindComplete', 'closeComplete', 'noData', 'rowDescription', 'dataRow', 'commandComplete'],
])

interface Message {
  readonly name: string
  readonly fieldCount?: number
}

/**
 * Throws for a message that no PostgreSQL sends, before the driver works for it: a step of the sign-in for the second time (each costs a
 * derivation of a key, which would fill the threads of the process), a row that has not as many values as its description (it would be
 * filled up with as many as that says), and what was never asked for.
 */
function messageCheck(): (message: Message) => void {
  const steps = new Set<string>()
  let width: number | undefined
  return ({ name, fieldCount = 0 }) => {
    if (name.startsWith('authentication')) {
      if (steps.has(name) || steps.has('authenticationOk')) throw unreadable()
      steps.add(name)
      return
    }
    const isWrongRow = name === 'dataRow' && width !== undefined && fieldCount !== width
    if (!EXPECTED.has(name) || isWrongRow) throw unreadable()
    if (name !== 'rowDescription') return
    if (fieldCount > MOST_COLUMNS) throw unreadable()
    width = fieldCount
  }
}

/** Ends the connection of a client as soon as its server says what cannot be read. */
export function endAtUnreadable(client: pg.Client): void {
  const connection = wireOf(client)
  connection.on('message', messageCheck())
  endUnreadable(connection.stream)
  connection.on('sslconnect', () => endUnreadable(connection.stream))
}

/** Signs of a value that is read as more than a text: what lists, JSON and the like cost grows with them, in one piece. */
const MOST_PARSED = 64 * 1024

const { BYTEA } = pg.types.builtins
/** Of bytes it counts that there are some. */
const long = (oid: number, text: string) => (oid === BYTEA ? Buffer.from(text) : text)

/** As the application's own columns; what is longer stays as the database writes it. */
export const foreignTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const parse = columnTypes.getTypeParser(oid, format) as (text: string) => unknown
    return (text: string) => (text.length > MOST_PARSED ? long(oid, text) : parse(text))
  },
}
