import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useRead } from '../../../hooks/use-store'
import { laterPart } from '../../../ui/loading/later-part'
import type { Grid } from '../../engine/grid'
import { PartGuard } from '../../surface/part-guard'
import { setCssText } from '../../surface/set-css-text'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { closeCell } from './open-cell'
import { editingOf } from './state'

const EditorHost = laterPart(async () => (await import('./editor-host')).EditorHost)

/** The Editor of the open cell, above the cell. */
export function OpenEditor({ grid }: { readonly grid: Grid }) {
  const editing = editingOf(grid)
  const open = useRead(editing.changed, () => (editing.open?.mode === 'editor' ? editing.open : undefined))
  const failed = () => {
    closeCell(grid)
    surfaceOf(grid).focus()
    propsOf(grid).notify?.warning(common.partFailed)
  }
  const overlay = useOverlay(grid)
  return (
    <PartGuard retryOn={open} onFail={failed}>
      <Suspense fallback={null}>
        {open && (
          <div className="weft-grid-overlay" ref={overlay}>
            <EditorHost grid={grid} open={open} />
          </div>
        )}
      </Suspense>
    </PartGuard>
  )
}

/** A ref for an element that is kept in the place of the open cell. */
function useOverlay(grid: Grid): (element: HTMLElement | null) => void {
  const current = useRef<HTMLElement | null>(null)
  useEffect(() => surfaceOf(grid).onPaint(() => placeOverlay(grid, current.current)), [grid])
  return useCallback(
    element => {
      current.current = element
      placeOverlay(grid, element)
    },
    [grid],
  )
}

/** Keeps the open editor in the place of its cell, wherever that is scrolled: pinned cells stand still, others go below pinned ones. */
function placeOverlay(grid: Grid, overlay: HTMLElement | null): void {
  const { place } = editingOf(grid)
  const box = place && overlay ? surfaceOf(grid).painter?.boxOf(place) : undefined
  if (box === undefined || overlay === null) return
  const { left, top, width, height, coverLeft, coverRight, frozen } = box
  const clip = coverLeft > 0 || coverRight > 0 ? `;clip-path:inset(-999px ${edge(coverRight)} -999px ${edge(coverLeft)})` : ''
  setCssText(overlay, `transform:translate(${left}px,${top}px);width:${width}px;min-height:${height}px${clip}${frozen ? ';z-index:6' : ''}`)
}

/** What hangs over the cell is seen where no pinned column stands. */
const edge = (covered: number): string => (covered > 0 ? `${covered}px` : '-999px')
