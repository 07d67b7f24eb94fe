import type { RawBuilder } from 'kysely'
import type { Reading } from '../../http/reading'
import { NO_RULES, type Trx } from '../../query'
import { fail } from '../../util/errors'
import type { OtherReader, SourceReader } from '../data-sources'
import { DIALECTS, readStatement, type Statement } from './statement'
import { answeredParts, type ForeignAnswer, foreignColumns, statementWith } from './statement/repository'
import { texts } from './texts'

/** Rows of an answer that another product gives at most: all of them come for each page. */
const MOST_ROWS = 20_000

/** Where a statement runs: a transaction, and what of it stands before a list. */
export interface Run {
  /** `first`: only what its columns are is asked. */
  readonly run: <T>(
    call: Pick<Reading, 'readReport'>,
    work: (trx: Trx, parts: RawBuilder<unknown>) => Promise<T>,
    first?: boolean,
  ) => Promise<T>
  /** Whether texts stand in the order of a database of others. */
  readonly plainOrder: boolean
}

/** Reads of the database itself, whatever schema they are found in. */
const isSystemTable = (table: string) => /^pg_|^sql_/i.test(table)

/** No rights: what a data source holds is no list of the application. */
const NO_RIGHTS = { username: '', can: () => false, rowRules: NO_RULES }

type Columns = ReadonlyMap<string, readonly string[]>

function check({ tables, check }: Statement, columns: Columns): void {
  const missing = tables.find(table => !columns.has(table))
  if (missing !== undefined) fail(texts.noForeignTable(missing))
  // Nothing there bounds the texts that a statement makes, as the own database does.
  if (check(table => columns.get(table) ?? [])) fail(texts.tooMuch)
}

/** Tables of a product that holds names without regard to case, as PostgreSQL's grammar tells them. */
async function columnsThere(use: OtherReader, tables: readonly string[]): Promise<Columns> {
  return use(async (connection, schema) => {
    const there = (await connection.tables()).filter(table => table.schema === schema)
    const found = new Map<string, readonly string[]>()
    for (const name of tables) {
      const table = there.find(each => each.name === name) ?? there.find(each => each.name.toLowerCase() === name.toLowerCase())
      const names = table && (await connection.columns(table)).map(column => column.name)
      if (names) found.set(name, [...new Set(names.flatMap(each => [each, each.toLowerCase()]))])
    }
    return found
  })
}

const UNKNOWN_COLUMN = /^Unknown column '(.+)' in /

/** Many write texts of MySQL in double quotes: to such a statement its column is unknown, and the remedy is said. */
function explained(error: unknown, pieces: readonly string[]): unknown {
  const { message = '', code } = error as { readonly message?: string; readonly code?: unknown }
  const name = UNKNOWN_COLUMN.exec(message)?.[1]
  const quoted = name !== undefined && pieces.some(piece => piece.includes(`"${name}"`))
  return quoted ? Object.assign(new Error(texts.quotedText(message)), { code }) : error
}

function answeredBy(use: OtherReader, { pieces, parameters }: Statement, values: ReadonlyMap<string, string>): Run {
  const given = { pieces, values: parameters.map(({ name }) => values.get(name) ?? null) }
  return {
    plainOrder: false,
    run: async (call, work, first = false) => {
      const limit = first ? { most: 1, cut: true } : { most: MOST_ROWS }
      const answer: ForeignAnswer = await use(connection => connection.answer({ ...given, ...limit })).catch(error => {
        throw explained(error, pieces)
      })
      return call.readReport(trx => work(trx, answeredParts(answer)))
    },
  }
}

/** A statement over the tables of a data source: one select of what reports may do, out of tables that the source has. */
export async function foreignParts(sql: string, source: SourceReader, values: ReadonlyMap<string, string>) {
  const { product } = source
  if (product !== 'postgresql') {
    const statement = await readStatement(sql, DIALECTS[product])
    check(statement, await columnsThere(source.use, statement.tables))
    return { statement, foreign: answeredBy(source.use, statement, values) }
  }
  const statement = await readStatement(sql)
  const hidden = statement.tables.find(isSystemTable)
  if (hidden !== undefined) fail(texts.noForeignTable(hidden))
  check(statement, await source.read(db => foreignColumns(db, statement.tables)))
  const parts = statementWith(statement, [], NO_RIGHTS, { values, heavy: false })
  // Statements of reports ask nothing of the application: a transaction elsewhere serves as well.
  const foreign: Run = { plainOrder: true, run: (_, work) => source.read(db => work(db as unknown as Trx, parts)) }
  return { statement, foreign }
}
