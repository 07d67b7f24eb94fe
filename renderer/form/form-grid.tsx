import { createContext, type ReactNode, useMemo, useRef } from 'react'
import { type ColumnSteps, useColumns } from '../query/use-columns'

/** Columns of the grid around an item; a span is never wider. */
export const ColumnsContext = createContext(1)

/** Narrower columns than this do not hold a label and an input. */
const NARROWEST = 260

/** Columns as the screen wants them, fewer where there is no room. */
export function FormGrid({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const steps = useMemo(() => stepsOf(columns), [columns])
  const fitting = useColumns(element, steps)
  return (
    <ColumnsContext.Provider value={fitting}>
      <div ref={element} className="weft-form-grid" style={{ gridTemplateColumns: `repeat(${fitting}, minmax(0, 1fr))` }}>
        {children}
      </div>
    </ColumnsContext.Provider>
  )
}

function stepsOf(columns: number): ColumnSteps {
  return Array.from({ length: columns }, (_, index) => [(columns - index) * NARROWEST, columns - index] as const)
}
