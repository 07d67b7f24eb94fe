import type pg from 'pg'
import type { RowReader } from './rows'

/** Begins statements that are parsed and planned once for a connection. Only for those that are asked often in few texts. */
export const PREPARED = '/* prepared */'
/** Begins statements that rest on nothing which their transaction has set or locked, nor leave anything to it. So do those that are kept. */
export const WHOLE = '/* whole */'

/** Whether a statement may be a transaction of its own. */
export const isWhole = (text: string): boolean => text.startsWith(PREPARED) || text.startsWith(WHOLE)

/** Statements that a connection keeps at most: each takes memory of the database as long as the connection. */
const MOST = 64

/** A statement that a connection keeps under a name. */
export interface KeptStatement {
  readonly name: string
  /** Its text was sent. */
  sent: boolean
  /** How its rows are read, as soon as the database has described them; null: it answers none. */
  reader?: RowReader | null
}

/** Null: a statement that has failed goes without a name, since the database may know it under the one that it had. */
const keptBy = new WeakMap<pg.ClientBase, Map<string, KeptStatement | null>>()
let given = 0

function keptOf(client: pg.ClientBase): Map<string, KeptStatement | null> {
  const kept = keptBy.get(client) ?? new Map<string, KeptStatement | null>()
  keptBy.set(client, kept)
  return kept
}

/** What a connection keeps of a statement; undefined of one that is sent anew each time. */
export function keptStatement(client: pg.ClientBase, text: string): KeptStatement | undefined {
  if (!text.startsWith(PREPARED)) return undefined
  const kept = keptOf(client)
  if (!kept.has(text) && kept.size < MOST) kept.set(text, { name: `weft${++given}`, sent: false })
  return kept.get(text) ?? undefined
}

/** The statement goes without a name from now on. */
export function forgetStatement(client: pg.ClientBase, text: string): void {
  const kept = keptOf(client)
  if (kept.has(text)) kept.set(text, null)
}
