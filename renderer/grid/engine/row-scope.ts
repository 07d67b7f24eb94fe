import { createScope } from '../../expression'
import type { Scope } from '../../model/expression'
import type { Row } from '../../model/source'

/** What the expressions of a row see. */
export type ScopeOf = (row: Row) => Scope

/** What expressions see of a row that stands alone: its fields as the API sent them, and all of it under `row`. */
export const rowScope: ScopeOf = row => createScope(row, { row })
