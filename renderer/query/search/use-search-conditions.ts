import { useState } from 'react'
import {
  addSearchLine,
  defaultLines,
  linesOf,
  removeSearchLine,
  type SearchCondition,
  type SearchField,
  type SearchLine,
  searchConditions,
  searchText,
} from './search-model'

/** The state of a search by conditions, and what changes it. */
export interface SearchConditionsState {
  /** Whether the advanced search is open. */
  readonly advanced: boolean
  readonly lines: readonly SearchLine[]
  /** The conditions that say something. */
  readonly conditions: readonly SearchCondition[]
  /** The same in words. */
  readonly queryText: string
  readonly enter: () => void
  /** Closes the advanced search: its conditions begin anew, and `onLeave` takes back the rest (words, types, dates). */
  readonly leave: () => void
  readonly change: (line: SearchLine) => void
  readonly add: (key: number) => void
  readonly remove: (key: number) => void
  /** Shows conditions that were kept; undefined: the advanced search is closed. */
  readonly restore: (kept: readonly SearchCondition[] | undefined) => void
}

/** The conditions of a document search while a person puts them together. `kept` opens the advanced search with them. */
export function useSearchConditions(
  fields: readonly SearchField[],
  onLeave?: () => void,
  kept?: readonly SearchCondition[],
): SearchConditionsState {
  const [advanced, setAdvanced] = useState(kept !== undefined)
  const [lines, setLines] = useState(() => linesOf(fields, kept))
  const conditions = searchConditions(lines)
  return {
    advanced,
    lines,
    conditions,
    queryText: searchText(conditions, fields),
    enter: () => setAdvanced(true),
    leave: () => {
      setAdvanced(false)
      setLines(defaultLines(fields))
      onLeave?.()
    },
    change: line => setLines(before => before.map(other => (other.key === line.key ? line : other))),
    add: key => setLines(before => addSearchLine(before, key)),
    remove: key => setLines(before => removeSearchLine(before, key)),
    restore: conditions => {
      setAdvanced(conditions !== undefined)
      setLines(linesOf(fields, conditions))
    },
  }
}
