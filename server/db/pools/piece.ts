import pg from 'pg'
import { forgetStatement, type KeptStatement, keptStatement } from './prepared'
import { type ColumnDescription, readerOf, readRow } from './rows'

export type Statement = readonly [text: string, values: readonly unknown[]]

/** What the last statement of a piece answers. */
export interface Answer {
  command: string
  rowCount: number
  readonly rows: Record<string, unknown>[]
}

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  parse(statement: { name: string; text: string }): void
  bind(statement: { portal: string; statement: string; values: readonly unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: { portal: string; rows: number }): void
  sync(): void
}

/** The driver's query, whose answers a piece reads by itself; the driver takes nothing else over a pipelined connection. */
const DriverQuery = pg.Query as unknown as new (config: { text: string }) => { callback?: (error: Error | null, answer?: Answer) => void }

const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } }).utils

/** A statement with its values as they go over the wire, and what its connection keeps of it. */
interface Part {
  readonly text: string
  readonly values: readonly unknown[]
  readonly kept: KeptStatement | undefined
  /** Its text goes over the wire too. */
  readonly parsed: boolean
}

function partOf(client: pg.ClientBase, [text, values]: Statement): Part {
  const kept = keptStatement(client, text)
  const parsed = !kept?.sent
  if (kept) kept.sent = true
  return { text, values: values.map(prepareValue), kept, parsed }
}

/**
 * Statements that PostgreSQL is sent in one piece and answers in one; only what the last answers is read. When one fails, those behind it are
 * left out, and the piece fails with its error. Those that the connection keeps are neither parsed nor described again.
 */
export class Piece extends DriverQuery {
  private readonly answer: Answer = { command: '', rowCount: 0, rows: [] }
  private readonly last: Part
  /** Statements before the last that have not been answered yet. */
  private ahead: number
  private reader
  /** Why a row could not be read; the connection goes on. */
  private fault: Error | undefined

  constructor(
    private readonly client: pg.ClientBase,
    readonly parts: readonly Part[],
  ) {
    const last = parts.at(-1)
    if (!last) throw new Error('A piece has one statement at least.')
    super({ text: last.text })
    this.last = last
    this.ahead = parts.length - 1
    this.reader = last.kept?.reader
  }

  submit(wire: Wire): null {
    wire.stream.cork()
    for (const part of this.parts) {
      const statement = part.kept?.name ?? ''
      if (part.parsed) wire.parse({ name: statement, text: part.text })
      wire.bind({ portal: '', statement, values: part.values })
      if (part === this.last && this.reader === undefined) wire.describe({ type: 'P', name: '' })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { readonly fields: readonly ColumnDescription[] }): void {
    this.reader = readerOf(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.ahead > 0 || !this.reader || this.fault) return
    try {
      this.answer.rows.push(readRow(this.reader, fields))
    } catch (error) {
      this.fault = error as Error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.ahead > 0) {
      this.ahead--
      return
    }
    const [command = '', ...numbers] = text.split(' ')
    this.answer.command = command
    this.answer.rowCount = Number(numbers.at(-1) ?? 0)
    if (this.last.kept) this.last.kept.reader = this.reader ?? null
  }

  /** A text without a statement: nothing follows it. */
  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    if (this.fault) this.callback?.(this.fault)
    else this.callback?.(null, this.answer)
  }

  handleError(error: Error): void {
    for (const { text, parsed } of this.parts) if (parsed || text === this.last.text) forgetStatement(this.client, text)
    this.callback?.(error)
  }
}

/** What the last of these statements answers, which leave in one piece. */
export function sendPiece(client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer> {
  const piece = new Piece(
    client,
    statements.map(statement => partOf(client, statement)),
  )
  const answered = new Promise<Answer>((resolve, reject) => {
    piece.callback = (error, answer) => (answer ? resolve(answer) : reject(error))
  })
  client.query(piece as unknown as pg.Submittable)
  return answered
}
