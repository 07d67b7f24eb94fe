import { fail } from '../../../util/errors'
import { hasBadSigns, parseStatements } from '../../../util/sql/parse'
import { texts } from '../texts'
import { checkStatement } from './allowed'
import { type ColumnsOf, checkCost } from './cost'
import type { Dialect } from './dialects'
import { numbered } from './parameters'

export { DIALECTS, type Dialect } from './dialects'

/** Characters of a statement at most. */
const LONGEST_STATEMENT = 5000
/** Brackets in brackets at most: the parser goes as deep. */
const DEEPEST_BRACKETS = 60

/** One select out of tables that can be named, cut where its parameters stand. */
export interface Statement {
  /** One more than there are parameters. */
  readonly pieces: readonly string[]
  readonly parameters: readonly { readonly name: string; readonly bare: boolean }[]
  /** Names of the tables that it reads, its own left out. */
  readonly tables: readonly string[]
  /**
   * Refuses it where it would cost too much, or names a column by its table that the table does not have. True: it makes so much of each
   * row that no stored text may be long.
   */
  readonly check: (columnsOf: ColumnsOf) => boolean
}

async function parsed(text: string): ReturnType<typeof parseStatements> {
  try {
    return await parseStatements(text)
  } catch (error) {
    return fail(texts.wrongStatement(error instanceof Error ? error.message : String(error)))
  }
}

function checkBrackets(text: string): void {
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth > DEEPEST_BRACKETS) fail(texts.tooDeep)
  }
}

/**
 * Reads a report's statement by PostgreSQL's own grammar, also where another product runs it; refuses whatever is not one select of what
 * reports may do.
 */
export async function readStatement(sql: string, dialect?: Dialect): Promise<Statement> {
  // Blanks and the semicolons at its end count: nothing is done with a text of any length.
  if (sql.length > LONGEST_STATEMENT) fail(texts.tooLong(LONGEST_STATEMENT))
  const own = sql.trim().replace(/[;\s]+$/, '')
  if (own === '') fail(texts.noStatement)
  if (hasBadSigns(own)) fail(texts.badSigns)
  checkBrackets(own)
  const { text, names } = numbered(dialect ? dialect.standard(own) : own)
  const statements = await parsed(text)
  const select = statements[0]?.SelectStmt
  if (statements.length !== 1 || select === undefined) return fail(texts.onlySelect)
  const { tables, parameters } = checkStatement(select, dialect)
  const places = [...parameters].sort((left, right) => left.location - right.location)
  if (places.length !== names.length || places.some(({ number }, index) => number !== index + 1)) fail(texts.badParameters)
  const bytes = Buffer.from(text)
  const ends = places.map(({ location, number }) => location + `$${number}`.length)
  const pieces = [0, ...ends].map((from, index) => bytes.subarray(from, places[index]?.location ?? bytes.length).toString())
  return {
    pieces: dialect ? pieces.map(dialect.own) : pieces,
    parameters: places.map(({ number, bare }) => ({ name: names[number - 1] ?? '', bare })),
    tables: [...tables],
    check: columnsOf => checkCost(select, columnsOf),
  }
}
