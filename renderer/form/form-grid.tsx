import { createContext, type ReactNode, useMemo, useRef } from 'react'
import { type ColumnSteps, useColumns } from '../hooks/use-columns'

/** Columns of the grid around an item; a span is never wider. */
export const ColumnsContext = createContext(1)

/** Narrower columns than this do not hold a label and an input. */
const NARROWEST = 260

interface FormGridProps {
  readonly columns: number
  /** Columns also where there is no room for them. Default 1. */
  readonly least?: number | undefined
  readonly children: ReactNode
}

/** Columns as the screen wants them, fewer where there is no room. */
export function FormGrid({ columns, least = 1, children }: FormGridProps) {
  const element = useRef<HTMLDivElement>(null)
  const steps = useMemo(() => stepsOf(columns), [columns])
  const fitting = Math.max(useColumns(element, steps), Math.min(least, columns))
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
