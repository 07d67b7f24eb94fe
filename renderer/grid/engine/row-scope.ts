import { createScope } from '../../expression'
import type { Scope } from '../../model/expression'
import type { Row } from '../../model/source'

/** What the expressions of a row see. */
export type ScopeOf = (row: Row) => Scope

export const rowScope: ScopeOf = row => createScope(row, { row })
