import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose rows operations may give: none; the caller's own; of tables of their subject, which no data rule binds; of lists, as their
 * reader sees them; all that there are.
 */
export type Rows = 'none' | 'own' | 'subject' | 'reader' | 'all'

/** How operations call other machines: not; by HTTP; at an address, by the protocol of a database or a mail server; either way. */
export type Outgoing = 'none' | 'http' | 'address' | 'any'

/** What an operation may give and call. */
export interface Reach {
  readonly operation: string
  readonly rows: Rows
  readonly outgoing: Outgoing
}

const current = new AsyncLocalStorage<Reach>()

/** Does the work of an operation; what it awaits may do no more than the operation says. */
export const withinReach = <Result>(reach: Reach, work: () => Result): Result => current.run(reach, work)

/** An operation does what its module does not say: a fault of the program, and no cause that users are told of another system. */
export class ReachError extends Error {}

/** Throws `ReachError` in an operation that does not say that it calls other machines so. Outside of operations, as in jobs, nothing is refused. */
export function demandOutgoing(way: 'http' | 'address'): void {
  const reach = current.getStore()
  if (reach && reach.outgoing !== way && reach.outgoing !== 'any')
    throw new ReachError(`The operation ${reach.operation} calls out (${way}), and says outgoing: ${reach.outgoing}.`)
}

/** Throws `ReachError` in an operation that does not say that it gives rows of lists. Outside of operations nothing is refused. */
export function demandReaderRows(): void {
  const reach = current.getStore()
  if (reach && reach.rows !== 'reader' && reach.rows !== 'all')
    throw new ReachError(`The operation ${reach.operation} gives rows of lists, and says rows: ${reach.rows}.`)
}
