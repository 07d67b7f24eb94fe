import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ColumnChoices } from '../../../ui/columns/column-choices'
import type { Grid } from '../../engine/grid'
import { surfaceOf } from '../../surface/surface'
import { arrangementOf, setPanel } from './state'
import { texts } from './texts'

/** The settings of the columns over the grid, for grids whose place has none of its own. */
export function ColumnsPanel({ grid }: { readonly grid: Grid }) {
  const panel = useRef<HTMLDivElement>(null)
  const arrangement = arrangementOf(grid)
  useEffect(() => {
    const outside = ({ target }: Event) => {
      const inside = target instanceof Element && (panel.current?.contains(target) || target.closest('.ant-select-dropdown') !== null)
      if (!inside) setPanel(grid, false)
    }
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [grid])
  if (arrangement === undefined) return null
  const { choices, setChoices, reset } = arrangement
  const titles = new Map(grid.columns.map(({ key, title }) => [key, title]))
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setPanel(grid, false)
  }
  const box = surfaceOf(grid).painter?.scrollerBox()
  const style = { left: (box?.left ?? 0) + 16, top: (box?.top ?? 0) + 16 }
  return createPortal(
    <div ref={panel} className="weft-grid-popup weft-grid-panel" role="dialog" aria-label={texts.columns} style={style} onKeyDown={close}>
      <ColumnChoices {...{ choices, setChoices, reset }} titleOf={name => titles.get(name) ?? name} />
    </div>,
    document.body,
  )
}
