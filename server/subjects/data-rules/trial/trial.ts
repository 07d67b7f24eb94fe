import type { Call } from '../../../http/module'
import type { Holder } from '../../../http/session'
import type { ListSpec } from '../../../query'
import type * as store from './repository'
import type { Sight } from './words'

/** Whose sight is tried, by whom, and in which transaction of the caller. */
export interface Asked {
  readonly trx: store.Trx
  readonly call: Call
  readonly holder: Holder
}

/** A menu entry of an account with the list that it opens. */
export interface Trial {
  readonly entry: { readonly id: string; readonly name: string }
  /** The table by which words of the list are found. */
  readonly table: string
  /** What the account sees. */
  readonly theirs: ListSpec
  /** What the caller sees; undefined where the caller may not open the list. */
  readonly callers: ListSpec | undefined
  readonly sight: Sight
  readonly grants: () => Promise<readonly store.Grant[]>
}
