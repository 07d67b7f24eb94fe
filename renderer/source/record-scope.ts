import { createScope } from '../expression'
import type { Scope } from '../model/expression'
import type { Host } from '../model/host'

type Values = { readonly [name: string]: unknown }

/** What expressions may see; absent names are undefined to them. */
export interface ScopeParts {
  /** The record as the API sent it. */
  readonly row?: Values | undefined
  readonly query?: Values | undefined
  readonly route?: Values | undefined
  /** The row that the screen belongs to. */
  readonly parent?: Values | undefined
  /** The blocks of a page by name. */
  readonly blocks?: Values | undefined
  /** What a call of the steps before brought; stands before a field of that name. */
  readonly answer?: unknown
  /** Keys of the rows that an action acts on. */
  readonly ids?: readonly string[] | undefined
  readonly host?: Pick<Host, 'user'> | undefined
}

/** The names of an expression outside of forms: the fields of the row, the blocks, then `row form query user route block parent ids`. */
export function recordScope({ row, query, route, parent, blocks, host, answer, ids }: ScopeParts): Scope {
  return createScope(answer === undefined ? undefined : { answer }, blocks, row, {
    row,
    form: row,
    query,
    user: host?.user,
    route,
    block: blocks,
    parent,
    ids,
  })
}
