import { Segmented } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GridColumn } from '../engine/grid-column'

/** Columns that are shown together, of rows that have too many for one view. */
export interface ColumnPart {
  readonly title: string
  /** Their keys, in their order. */
  readonly columns: string[]
}

/** Brings a column into sight; `then` runs once it is drawn. */
export type ShowColumn = (key: string, then: () => void) => void

interface Shown {
  readonly columns: readonly GridColumn[]
  readonly titles: readonly string[]
  /** The part in sight; undefined where all columns are. */
  readonly shown: number | undefined
  readonly choose: (part: number) => void
  readonly show: ShowColumn
}

const NONE: readonly ColumnPart[] = []

/** One part of the columns at a time. The others stay in the model: their rules hold, and their cells are never lost. */
export function usePartOfColumns(parts: readonly ColumnPart[] = NONE, all: readonly GridColumn[]): Shown {
  const [at, choose] = useState(0)
  const waiting = useRef<() => void>()
  const part = parts[Math.min(at, parts.length - 1)]
  const columns = useMemo(() => (part === undefined ? all : arranged(part, all)), [part, all])
  useEffect(() => {
    // After the columns of this part are painted.
    void columns
    const then = waiting.current
    waiting.current = undefined
    if (then) requestAnimationFrame(then)
  }, [columns])
  const show = useCallback<ShowColumn>(
    (key, then) => {
      const found = parts.findIndex(({ columns: keys }) => keys.includes(key))
      if (part === undefined || found < 0 || part.columns.includes(key)) return then()
      waiting.current = then
      choose(found)
    },
    [parts, part],
  )
  return { columns, titles: parts.map(({ title }) => title), shown: part && parts.indexOf(part), choose, show }
}

function arranged({ columns }: ColumnPart, all: readonly GridColumn[]): readonly GridColumn[] {
  const shown = columns.flatMap(key => all.filter(column => column.key === key))
  return [...shown, ...all.filter(({ key }) => !columns.includes(key)).map(column => ({ ...column, hidden: true }))]
}

/** The switch between the parts; nothing where all columns are shown. */
export function ColumnParts({ titles, shown, choose, label }: Pick<Shown, 'titles' | 'shown' | 'choose'> & { readonly label: string }) {
  if (shown === undefined) return null
  return (
    <div className="weft-column-parts">
      <Segmented
        aria-label={label}
        value={shown}
        onChange={choose}
        options={titles.map((title, index) => ({ label: title, value: index }))}
      />
    </div>
  )
}
