import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element must be, in pixels, for so many columns; the first that fits counts. */
export type ColumnSteps = readonly (readonly [width: number, columns: number])[]

/** Columns that the element has room for; before it is measured, as many as there can be. */
export function useColumns(element: RefObject<HTMLElement | null>, steps: ColumnSteps): number {
  const [columns, setColumns] = useState(steps[0]?.[1] ?? 1)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const follow = (width: number) => {
      // An element that is not shown, such as in a tab behind, has no width.
      if (width > 0) setColumns(steps.find(([least]) => width >= least)?.[1] ?? 1)
    }
    // Before it is seen: what stands below would move otherwise.
    follow(target.clientWidth)
    const observer = new ResizeObserver(([entry]) => follow(entry?.contentRect.width ?? 0))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, steps])
  return columns
}
