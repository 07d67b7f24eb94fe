import { clipboard } from '../features/clipboard'
import { columns } from '../features/columns'
import { details } from '../features/details'
import { editing } from '../features/editing'
import { fill } from '../features/fill'
import { filtering } from '../features/filtering'
import { find } from '../features/find'
import { fullText } from '../features/full-text'
import { live } from '../features/live'
import { rowMenu } from '../features/row-menu'
import { rowNumbers } from '../features/row-numbers'
import { selection } from '../features/selection'
import { sorting } from '../features/sorting'
import { totals } from '../features/totals'
import { validation } from '../features/validation'
import type { GridFeature } from '../surface/feature'

/**
 * What a grid can do. Where several features answer to a key or a press, the first of them here does; their columns, entries of menus and
 * parts above the cells stand in this order, too.
 */
export const gridFeatures: readonly GridFeature[] = [
  editing,
  rowMenu,
  details,
  selection,
  rowNumbers,
  fill,
  clipboard,
  sorting,
  filtering,
  find,
  totals,
  columns,
  validation,
  live,
  fullText,
]
