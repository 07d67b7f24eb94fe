import type { Socket } from 'node:net'
import type { CheckedAddress } from '../../util/outgoing'

/** A database of others: PostgreSQL, or MySQL and MariaDB, which speak the same. */
export interface ForeignDatabase {
  readonly product: 'postgresql' | 'mysql'
  readonly host: string
  /** What `host` was looked up to: this is connected to. */
  readonly address: CheckedAddress
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
  /** Whether the connection is encrypted; certificates count by `host`. */
  readonly ssl: boolean
}

/** A table or view that the account may read. */
export interface ForeignTable {
  readonly schema: string
  readonly name: string
  /** What the database says of it; empty when it says nothing. */
  readonly title: string
  readonly view: boolean
}

export interface ForeignColumn {
  readonly name: string
  /** As the database writes it. */
  readonly type: string
  readonly nullable: boolean
  readonly title: string
}

/** Values of one row by column. Dates and times are texts; so are numbers that a double would change. */
export type ForeignRow = Readonly<Record<string, unknown>>

export type ForeignOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'isNull' | 'isNotNull'

/** What rows have to be; an operator that takes no value has an empty one. */
export interface ForeignCondition {
  readonly column: string
  readonly operator: ForeignOperator
  readonly value: string
  /** Whether the column holds numbers: the value is written as one then. */
  readonly number: boolean
}

export interface ForeignRows {
  readonly table: Pick<ForeignTable, 'schema' | 'name'>
  readonly columns: readonly string[]
  /** All of them hold. */
  readonly where?: readonly ForeignCondition[]
  /** Rows at most; absent: all of them. */
  readonly limit?: number
  /** Values as the database writes them, fractions of seconds included. */
  readonly asTexts?: boolean
}

/** How long a use of a connection may be. */
export interface ForeignUse {
  /** Milliseconds of one statement, or of the whole stream of rows; usually ten seconds. */
  readonly longest?: number
  /** Ends the connection, whatever is under way. */
  readonly signal?: AbortSignal
}

/** One connection to a database of others, in a transaction that writes nothing. */
export interface ForeignConnection {
  /** Tables and views that the account may read, by name, but those of the database itself. */
  tables(): Promise<readonly ForeignTable[]>
  /** The columns of a table in their order; none where there is no such table for the account. */
  columns(table: Pick<ForeignTable, 'schema' | 'name'>): Promise<readonly ForeignColumn[]>
  /** Rows in parts, as they come: a table of any size fits. */
  rows(asked: ForeignRows): AsyncIterable<readonly ForeignRow[]>
  /** The greatest value of a column as the database writes it; null where there are no rows. */
  greatest(asked: Pick<ForeignRows, 'table' | 'where'>, column: string): Promise<string | null>
}

/** One select of a caller: its text, cut where a value stands. */
export interface ForeignStatement {
  /** One more than there are values. */
  readonly pieces: readonly string[]
  readonly values: readonly (string | null)[]
  /** Rows at most. More of them fail as an answer that is too large, unless they are to be cut off. */
  readonly most: number
  readonly cut?: boolean
}

/** What a column of an answer holds, in the words of PostgreSQL. */
export type ForeignType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamp'

export interface ForeignAnswer {
  readonly columns: readonly { readonly name: string; readonly type: ForeignType }[]
  /** Texts that PostgreSQL reads as the types of the columns, in their order. */
  readonly rows: readonly (readonly (string | null)[])[]
}

/** A connection that answers statements in the words of its product. */
export interface AnsweringConnection extends ForeignConnection {
  /** Fails by the state of SQL for what the database has against the statement, `57014` where it takes too long. */
  answer(asked: ForeignStatement): Promise<ForeignAnswer>
}

/** A database whose statements are not those of the application's own. */
export type OtherDatabase = ForeignDatabase & { readonly product: Exclude<ForeignDatabase['product'], 'postgresql'> }

/** Milliseconds for a connection, and for a test as a whole. */
export const LONGEST = 5000
/** Milliseconds of one statement. */
export const LONGEST_STATEMENT = 10_000
/** Rows of one part. */
export const PART = 500

/** Bytes of all answers of one use. */
const MOST_ANSWERED = 64 * 1024 * 1024

/** State of SQL of a statement that takes too long, and of an answer that is too large. */
export const GIVEN_UP = '57014'
const TOO_LARGE = '54000'

export const tooSlow = (): Error => Object.assign(new Error('The answer takes too long.'), { code: GIVEN_UP })
export const tooLarge = (): Error => Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE })

/** An answer that the driver cannot read: what speaks there is no such database, or means harm. */
export const unreadable = (): Error => Object.assign(new Error('The answer cannot be read.'), { code: 'ECONNRESET' })

type Stream = NodeJS.EventEmitter & { destroy(error: Error): void }

/** Ends a connection that answers too much, in all or since what it returns was called last. */
export function limitAnswers(stream: Stream): () => void {
  let bytes = 0
  stream.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > MOST_ANSWERED) stream.destroy(tooLarge())
  })
  return () => {
    bytes = 0
  }
}

/** Bytes that a server may say before it has let in, and milliseconds between two looks at them. */
const MOST_GREETING = 1024 * 1024
const LOOK = 20

/** Waits for a sign-in; a server that says too much before it has let in is cut off. */
export async function limitGreeting<T>(socket: Socket, signIn: () => Promise<T>): Promise<T> {
  const look = setInterval(() => {
    if (socket.bytesRead > MOST_GREETING) socket.destroy(tooLarge())
  }, LOOK)
  try {
    return await signIn()
  } finally {
    clearInterval(look)
  }
}
