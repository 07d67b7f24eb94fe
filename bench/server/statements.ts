import pg from 'pg'

/** What was sent to databases since. */
export interface Sent {
  statements: number
  /** Statements that were sent while their connection waited for nothing: how often the database is waited for. */
  trips: number
}

/** Of a piece of statements: how many they are. */
const statementsOf = (asked: unknown) => (asked as { readonly parts?: readonly unknown[] }).parts?.length ?? 1

/** Counts what every connection of the process sends from now on. */
export function countStatements(): Sent {
  const sent: Sent = { statements: 0, trips: 0 }
  const waiting = new WeakMap<pg.Client, number>()
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const counted = function (this: pg.Client, ...given: unknown[]): unknown {
    const open = waiting.get(this) ?? 0
    sent.statements += statementsOf(given[0])
    if (open === 0) sent.trips++
    waiting.set(this, open + 1)
    const answered = () => void waiting.set(this, (waiting.get(this) ?? 1) - 1)
    const answer = query.apply(this, given)
    if (answer instanceof Promise) answer.then(answered, answered)
    else answered()
    return answer
  }
  Object.assign(pg.Client.prototype, { query: counted })
  return sent
}
