import { useCallback, useMemo, useState } from 'react'
import type { ConditionGroup } from '../model/operator'
import {
  addInto,
  addLineAfter,
  changeItem,
  changeMatch,
  type DraftGroup,
  type DraftLine,
  draftOf,
  groupOfDraft,
  type Move,
  moveItem,
  removeItem,
} from './condition-draft'

/** What lines and groups of the dialog can be told to do; `key` names one of them. */
export interface TreeEdits {
  readonly change: (line: DraftLine) => void
  readonly setMatch: (key: number, match: DraftGroup['match']) => void
  readonly addAfter: (key: number) => void
  readonly addInto: (key: number, kind: 'line' | 'group') => void
  readonly remove: (key: number) => void
  readonly move: (key: number, move: Move) => void
}

export interface ConditionTree {
  readonly root: DraftGroup
  readonly edits: TreeEdits
  /** The conditions that say something; undefined when none does. */
  readonly group: () => ConditionGroup | undefined
  /** Begins anew with these, or with one empty line. */
  readonly show: (group: ConditionGroup | undefined) => void
}

/** The conditions of the dialog while they are edited; there is always at least one line. */
export function useConditionTree(active: ConditionGroup | undefined): ConditionTree {
  const [root, setRoot] = useState(() => draftOf(active))
  const edits = useMemo<TreeEdits>(
    () => ({
      change: line => setRoot(before => changeItem(before, line)),
      setMatch: (key, match) => setRoot(before => changeMatch(before, key, match)),
      addAfter: key => setRoot(before => addLineAfter(before, key)),
      addInto: (key, kind) => setRoot(before => addInto(before, key, kind)),
      remove: key => setRoot(before => removeItem(before, key)),
      move: (key, move) => setRoot(before => moveItem(before, key, move)),
    }),
    [],
  )
  const show = useCallback((group: ConditionGroup | undefined) => setRoot(draftOf(group)), [])
  return { root, edits, group: () => groupOfDraft(root), show }
}
