import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLatest } from '../../../hooks/use-latest'
import type { Statistic } from '../../../model/field'
import type { Sums } from '../../../model/source'
import { allText, type Sum, statisticsOf, sumText } from '../../../ui/columns/statistics'
import type { PlacedColumn } from '../../engine/column-layout'
import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import type { Signal } from '../../engine/signal'
import { whenIdle } from '../../painter/when-idle'
import { useReady } from '../../surface/after-first-paint'
import type { GridViewProps } from '../../surface/props'
import { surfaceOf } from '../../surface/surface'
import { useSignal } from '../../surface/use-signal'
import { propsOf } from '../../surface/view-props'
import { ColumnTotals } from './column-totals'
import { texts } from './texts'

/** Pixels of one row of totals. */
export const TOTALS_HEIGHT = 32
/** A line of sums: of these rows, or of all of which they are a page. */
interface TotalLine {
  readonly kind: Statistic
  readonly name: string
  readonly all?: Sums
}

interface TotalsProps {
  readonly grid: Grid
  readonly lines: readonly TotalLine[]
}

/** The lines that are shown: none where the props say so. */
export function totalLines({ columns, totals, page }: GridViewProps): readonly TotalLine[] {
  if (totals === false) return []
  return statisticsOf(columns.map(({ field, statistics }) => ({ ...field, statistics }))).flatMap(kind => {
    const name = texts[kind]
    if (page === undefined) return [{ kind, name }]
    return [{ kind, name: texts.page(name) }, ...(page.sums ? [{ kind, name: texts.all(name), all: page.sums }] : [])]
  })
}

/** Sums and averages below the rows; their place until the first painting, and while they wait for rows. */
export function Totals({ grid }: { readonly grid: Grid }) {
  const ready = useReady(grid)
  const lines = totalLines(propsOf(grid))
  if (lines.length === 0) return null
  if (ready && propsOf(grid).totals !== 'waiting') return <Lines grid={grid} lines={lines} />
  const style = { width: surfaceOf(grid).painter?.plan.width, height: TOTALS_HEIGHT * lines.length }
  return <div role="presentation" className="weft-grid-totals" style={style} />
}

function Lines({ grid, lines }: TotalsProps) {
  const { painter } = surfaceOf(grid)
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const totals = useMemo(() => new ColumnTotals(grid), [grid])
  const { columns } = grid
  const plan = painter?.plan
  const rows = useRef<HTMLDivElement>(null)
  const write = () => writeTexts(rows.current, cell => textOf(cell, { totals, columns, lines, named: plan?.leads === 0 }))
  const latest = useLatest(write)
  useLayoutEffect(write)
  useEffect(() => later(totals.changed, () => latest.current()), [totals])
  useEffect(() => (columns.length > 0 ? totals.follow() : undefined), [totals, columns])
  if (plan === undefined) return null
  const { layout } = grid
  const cell = (line: number, place: PlacedColumn, index: number) => {
    const left = place.pin === 'right' ? place.start : plan.leadWidth + place.start + (place.pin === 'left' ? 0 : layout.leftWidth)
    const style = { left, width: place.width }
    return (
      <div
        key={place.column.key}
        data-line={line}
        data-key={place.column.key}
        data-first={index === 0}
        role="gridcell"
        aria-colindex={index + 1 + plan.leads}
        className={`weft-grid-cell weft-grid-total weft-grid-${grid.cells[index]?.align ?? 'left'}`}
        style={style}
      />
    )
  }
  const all = layout.columns.map((place, index) => ({ place, index }))
  const seen = ({ place, index }: (typeof all)[number]) => place.pin !== undefined || (index >= plan.first && index <= plan.last)
  return (
    <div ref={rows} role="rowgroup" className="weft-grid-totals" style={{ width: plan.width }}>
      {lines.map(({ name }, line) => (
        <div key={name} role="row" className="weft-grid-row" style={{ height: TOTALS_HEIGHT, width: plan.width }}>
          <div role="presentation" className="weft-grid-side weft-grid-side-left" style={{ width: plan.leadWidth + layout.leftWidth }}>
            {plan.leads > 0 && (
              <div
                role="gridcell"
                aria-colindex={1}
                aria-colspan={plan.leads}
                className="weft-grid-total-name"
                style={{ width: plan.leadWidth }}
              >
                {name}
              </div>
            )}
            {all.filter(({ place }) => place.pin === 'left').map(({ place, index }) => cell(line, place, index))}
          </div>
          {all.filter(each => each.place.pin === undefined && seen(each)).map(({ place, index }) => cell(line, place, index))}
          {layout.right > 0 && (
            <div role="presentation" className="weft-grid-side weft-grid-side-right" style={{ width: layout.rightWidth }}>
              {all.filter(({ place }) => place.pin === 'right').map(({ place, index }) => cell(line, place, index))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

/** Writes what its text is now into each cell, as the painter does with those of rows: nothing is drawn again where a number differs. */
function writeTexts(rows: HTMLElement | null, textOf: (cell: DOMStringMap) => string): void {
  for (const cell of rows?.querySelectorAll<HTMLElement>('.weft-grid-total') ?? []) {
    const text = textOf(cell.dataset)
    if (cell.textContent !== text) cell.textContent = text
  }
}

interface TextPlace extends Pick<TotalsProps, 'lines'> {
  readonly totals: ColumnTotals
  readonly columns: readonly GridColumn[]
  /** There is no column beside them that says what the sums are. */
  readonly named: boolean
}

function textOf({ line: at, key, first }: DOMStringMap, { totals, columns, lines, named }: TextPlace): string {
  const line = lines[Number(at)]
  const column = columns.find(column => column.key === key)
  if (line === undefined || column === undefined) return ''
  const { kind, name, all } = line
  const text = column.statistics.includes(kind) ? sumIn(column, kind, all, totals.of(column.key)) : ''
  return named && first === 'true' ? `${name} ${text}`.trim() : text
}

function sumIn({ field }: GridColumn, kind: Statistic, all: Sums | undefined, own: Sum | undefined): string {
  if (all !== undefined) return allText(kind, field, all)
  return own === undefined ? '' : sumText(kind, field, own)
}

/** Does something behind the painting of what the signal is emitted for, when nothing else is to be done; the function ends it. */
function later(signal: Signal, work: () => void): () => void {
  let waiting = false
  let forget: () => void = () => undefined
  const end = signal.subscribe(() => {
    if (waiting) return
    waiting = true
    forget = whenIdle(() => {
      waiting = false
      work()
    })
  })
  return () => {
    end()
    forget()
  }
}
