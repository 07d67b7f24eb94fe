import { useEffect, useState } from 'react'
import type { Row } from '../model/source'
import type { CloseGuard } from '../ui/guard/close-guard'
import { withChildren } from './selection'
import type { ListController } from './use-list-controller'

export interface CurrentRow {
  readonly row: Row | undefined
  readonly set: (row: Row) => void
}

/** What those that follow the current row say before another one takes its place. */
export interface Followers {
  readonly unsaved: () => boolean
  readonly mayClose: CloseGuard
}

/**
 * The row that other screens follow: clicked or ticked last. It goes when its row goes, but not while what belongs to it is unsaved, which
 * another row asks about. Undefined: none follows.
 */
export function useCurrentRow(controller: ListController, follows: boolean, followers: Followers): CurrentRow | undefined {
  const { state, keyOf } = controller
  const { screen, onSelect } = controller.props
  const [chosen, setChosen] = useState<string>()
  const [before, setBefore] = useState<Row>()
  const newest = state.selected.at(-1)
  const ticked = newest && keyOf(newest)
  useEffect(() => {
    if (ticked !== undefined && !followers.unsaved()) setChosen(ticked)
  }, [ticked, followers])
  const found = state.rows.flatMap(withChildren).find(candidate => keyOf(candidate) === chosen)
  const always = follows && screen.list.current !== 'none'
  const kept = before !== undefined && followers.unsaved() ? before : undefined
  const row = found ?? kept ?? (always ? state.rows[0] : undefined)
  useEffect(() => setBefore(row), [row])
  useTellingSiblings(state.selected, row, onSelect)
  if (!follows && onSelect === undefined) return undefined
  // Where none must be, a second click lets go: siblings then show everything again.
  const choose = (next: string) => setChosen(now => (!always && now === next ? undefined : next))
  const set = async (next: Row) => {
    const key = keyOf(next)
    const leaves = row === undefined || keyOf(row) !== key
    if (!leaves || !followers.unsaved() || (await followers.mayClose())) choose(key)
  }
  return { row, set: next => void set(next) }
}

function useTellingSiblings(selected: readonly Row[], current: Row | undefined, onSelect: ListController['props']['onSelect']): void {
  useEffect(() => {
    onSelect?.(selected.length > 0 ? selected : current === undefined ? [] : [current])
  }, [selected, current, onSelect])
}
