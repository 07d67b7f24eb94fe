import { placeholderRow } from '../list/placeholder'
import { childrenOf, saysYes } from '../model/branch'
import type { ScreenModel } from '../model/screen'
import type { ListQuery, Row, Sort } from '../model/source'
import { compareValues, matchesQuery } from '../source/match-filter'

/** Rows that were read below others, by the key of the row above. */
export type ChildRows = ReadonlyMap<string, readonly Row[]>

/**
 * The rows of a lazy tree as a table shows them: what was read stands below its parent, a row that has unread ones
 * below it gets a placeholder, and a row below which nothing was found gets none. A search finds rows of every level:
 * one that has come below another is shown there only.
 */
export function lazyRows(rows: readonly Row[], below: ChildRows, screen: ScreenModel): readonly Row[] {
  const key = screen.source?.key ?? 'id'
  const elsewhere = new Set([...below.values()].flat().map(row => String(row[key] ?? '')))
  return nested(
    rows.filter(row => !elsewhere.has(String(row[key] ?? ''))),
    below,
    screen,
  )
}

function nested(rows: readonly Row[], below: ChildRows, screen: ScreenModel): readonly Row[] {
  const key = screen.source?.key ?? 'id'
  return rows.map(row => {
    const { children: _, ...plain } = row
    const id = String(row[key] ?? '')
    const read = below.get(id)
    if (read !== undefined) return read.length === 0 ? plain : { ...plain, children: nested(read, below, screen) }
    return saysYes(row[screen.tree.hasChildren]) ? { ...plain, children: [placeholderRow(key, `${id}:below`)] } : plain
  })
}

/** A whole tree with what the query finds and the rows above it; the rows below a found one stay. */
export function searchedRows(rows: readonly Row[], { filters, advanced }: Pick<ListQuery, 'filters' | 'advanced'>): readonly Row[] {
  if (Object.keys(filters).length === 0 && advanced === undefined) return rows.map(cleaned)
  return rows.flatMap(row => {
    if (matchesQuery(row, filters, advanced)) return [cleaned(row)]
    const below = searchedRows(childrenOf(row), { filters, advanced })
    return below.length === 0 ? [] : [{ ...row, children: below }]
  })
}

/** A whole tree with each level in order. */
export function sortedRows(rows: readonly Row[], sort: Sort): readonly Row[] {
  const turn = sort.order === 'asc' ? 1 : -1
  return rows
    .toSorted((left, right) => turn * compareValues(left[sort.field], right[sort.field]))
    .map(row => (childrenOf(row).length === 0 ? row : { ...row, children: sortedRows(childrenOf(row), sort) }))
}

/** Keys of the rows that have rows below them, down to so many levels; all of them without a limit. */
export function parentKeys(rows: readonly Row[], keyOf: (row: Row) => string, levels = Number.POSITIVE_INFINITY): string[] {
  if (levels <= 0) return []
  return rows.flatMap(row => (childrenOf(row).length === 0 ? [] : [keyOf(row), ...parentKeys(childrenOf(row), keyOf, levels - 1)]))
}

/** Without the empty lists that leaves come with: a table would offer to expand them. */
function cleaned(row: Row): Row {
  const { children: _, ...plain } = row
  const below = childrenOf(row)
  return below.length === 0 ? plain : { ...plain, children: below.map(cleaned) }
}
