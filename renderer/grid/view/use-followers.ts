import { type RefObject, useEffect, useRef } from 'react'
import { blockOf } from '../engine/cell-range'
import { followLoads } from '../features/filtering/whole-rows'
import { openAlways } from '../surface/commands'
import type { GridDesk } from '../surface/desk'
import { texts } from '../surface/texts'

/** Tells listeners and screen readers what became of the grid; gives the element that is read aloud. */
export function useFollowers(desk: GridDesk): RefObject<HTMLDivElement> {
  const live = useRef<HTMLDivElement>(null)
  useEffect(() => {
    desk.live = live.current ?? undefined
    const { grid } = desk
    let selection = grid.selection.edition
    const ends = [
      followLoads(desk),
      grid.moved.subscribe(() => {
        desk.say(told(desk))
        desk.props.onActive?.(desk.nameOf(grid.active))
      }),
      grid.chosen.subscribe(() => {
        if (selection === grid.selection.edition) return
        selection = grid.selection.edition
        desk.props.onSelect?.(grid.selection.ids)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [desk])
  useEffect(() => {
    if (desk.props.alwaysEdit && document.activeElement === desk.input) openAlways(desk)
  }, [desk])
  return live
}

/** The active cell, or the block that is chosen, in words. */
function told({ grid }: GridDesk): string {
  const { active, range } = grid
  if (active === undefined || range === undefined) return ''
  const { top, bottom, left, right } = blockOf(range)
  if (top !== bottom || left !== right) return texts.block(bottom - top + 1, right - left + 1)
  const [column, shown] = [grid.layout.columns[active.column]?.column, grid.shown(active.row)]
  const words = texts.cell(column?.title ?? '', grid.text(active), active.row + 1)
  const message = shown && column && grid.validation.message(shown.id, column.key)
  return message === undefined ? words : `${words} ${texts.invalid(message)}`
}
