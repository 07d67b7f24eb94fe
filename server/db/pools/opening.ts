import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Answer, type Statement, sendPiece } from './piece'
import { isWhole } from './prepared'
import type { Hearing } from './timed'
import { together } from './together'

/** Statements that open a transaction: its beginning, and whose it is. */
const OPENING = 2
const ENDS = new Set(['commit', 'rollback'])
/** What begins a transaction that only reads. */
const READING = 'start transaction read only'
/** Milliseconds after which the end of a transaction that has only read is sent by itself. */
const LATEST_END = 2
/** Of a statement that has not been sent, or changes no rows. */
const NOTHING = { command: '', rowCount: 0, rows: [] }

const END: Statement = ['commit', []]

/** The transactions of connections whose end is still to be sent. */
class LateEnds {
  private readonly timers = new Map<pg.PoolClient, NodeJS.Timeout | undefined>()

  /** The transaction of this connection has ended, as far as its user is concerned. */
  note(client: pg.PoolClient): void {
    this.timers.set(client, undefined)
  }

  /** Before it is lent: its end waits for the first statement. */
  lent(client: pg.PoolClient): void {
    if (this.timers.has(client)) clearTimeout(this.timers.get(client))
  }

  /** Before it is given back: its end waits for the next user, but not for long. */
  released(client: pg.PoolClient): void {
    if (!this.timers.has(client)) return
    const sendEnd = () => void sendPiece(client, this.take(client)).catch(() => undefined)
    this.timers.set(client, setTimeout(sendEnd, LATEST_END).unref())
  }

  /** What is to be sent before anything else; from now on nothing is. */
  take(client: pg.PoolClient): readonly Statement[] {
    return this.timers.delete(client) ? [END] : []
  }
}

/** One use of a connection: a transaction, or questions that are transactions of their own. */
class Use {
  /** What opens the transaction, as long as it has not begun. */
  private held: Statement[] | null = []
  private reading = false

  constructor(
    private readonly client: pg.PoolClient,
    private readonly late: LateEnds,
  ) {}

  /** What is sent for a statement; null: nothing, and it answers nothing. */
  take(statement: Statement): readonly Statement[] | null {
    const [text] = statement
    if (this.held === null) return this.reading && text === END[0] ? this.endLater() : [statement]
    if (ENDS.has(text)) return null
    return this.held.length < OPENING ? this.hold(this.held, statement) : this.open(this.held, statement)
  }

  private endLater(): null {
    this.late.note(this.client)
    return null
  }

  private hold(held: Statement[], statement: Statement): null {
    if (held.length === 0) this.reading = statement[0] === READING
    held.push(statement)
    return null
  }

  private open(held: readonly Statement[], statement: Statement): readonly Statement[] {
    const alone = this.reading && isWhole(statement[0])
    if (!alone) this.held = null
    return [...this.late.take(this.client), ...(alone ? held.slice(1) : held), statement]
  }
}

/**
 * The same pool, for transactions whose first two statements answer nothing: these are held back and sent in one piece with the third,
 * which fails with the error of the first that fails. A transaction that ends before it asks anything asks nothing at all. Of one that only
 * reads, questions that are whole before all others go as transactions of their own, after the second statement; its end is not waited for, and
 * goes with the beginning of the next. The connections of the pool must be pipelined; each use of one is one transaction. `hear` hears of
 * each that answers something.
 */
export function opening(pool: PostgresPool, hear?: Hearing): PostgresPool {
  const late = new LateEnds()
  const connect = async () => {
    const client = (await pool.connect()) as unknown as pg.PoolClient
    late.lent(client)
    const use = new Use(client, late)
    const query = async (text: string, values: readonly unknown[] = []) => {
      const taken = use.take([text, values])
      if (taken === null) return NOTHING
      const began = performance.now()
      try {
        return await sendTogether(client, taken)
      } finally {
        hear?.({ text, values, ms: performance.now() - began })
      }
    }
    const release = () => {
      late.released(client)
      client.release()
    }
    // Kysely also knows cursors, which are not opened here.
    return { query, release } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() }
}

/** In one piece also with all others of this moment. */
async function sendTogether(client: pg.PoolClient, statements: readonly Statement[]): Promise<Answer | pg.QueryResult> {
  together(client)
  const [text = '', values = []] = statements.at(-1) ?? []
  if (values.length > 0 || isWhole(text)) return sendPiece(client, statements)
  // A text without values may hold several statements, which a piece refuses.
  const ahead = statements.slice(0, -1)
  const opened = ahead.length > 0 ? sendPiece(client, ahead) : null
  const [, answer] = await Promise.all([opened, client.query(text)])
  return answer
}
