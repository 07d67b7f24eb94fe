import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { offer } from '../bench-grid'
import {
  type BenchColumn,
  type BenchRow,
  COLUMNS,
  HEIGHT,
  makeRow,
  PATTERN,
  PATTERN_TEXT,
  REQUIRED,
  ROW_HEIGHT,
  textOf,
  UNIQUE,
  WIDTH,
} from '../rows'
import './floor.css'

let rows: BenchRow[] = []
let version = 0
const listeners = new Set<() => void>()

function change(next: BenchRow[]): void {
  rows = next
  version++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Place {
  readonly row: number
  readonly column: number
}

const cellName = (row: number, column: number) => `cell-${row}-${column}`

/** Virtualised plain cells with one editor over them, and nothing else: what no editable grid in React can be faster than. */
function Floor() {
  const scroller = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Place>()
  useSyncExternalStore(subscribe, () => version)
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: COLUMNS.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => WIDTH,
    overscan: 2,
  })
  const shown = columns.getVirtualItems()
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const name = (event.target as HTMLElement).getAttribute('data-cell')
      if (!name) return
      const [row = 0, column = 0] = name.split(' ').map(Number)
      setOpen({ row, column })
    }
    scroller.current?.addEventListener('click', press)
    return () => scroller.current?.removeEventListener('click', press)
  }, [])
  return (
    <div ref={scroller} className="scroller" style={{ height: HEIGHT }}>
      <div style={{ height: lines.getTotalSize(), width: columns.getTotalSize(), position: 'relative' }}>
        {lines.getVirtualItems().map(line => (
          <Line
            key={line.key}
            top={line.start}
            index={line.index}
            row={rows[line.index]}
            first={shown[0]?.index ?? 0}
            last={shown.at(-1)?.index ?? 0}
          />
        ))}
        {open && <Editor place={open} close={() => setOpen(undefined)} />}
      </div>
    </div>
  )
}

interface LineProps {
  readonly index: number
  readonly top: number
  readonly row: BenchRow | undefined
  readonly first: number
  readonly last: number
}

const Line = memo(function Line({ index, top, row, first, last }: LineProps) {
  return (
    <div className="row" style={{ transform: `translateY(${top}px)` }}>
      {COLUMNS.slice(first, last + 1).map(({ key, type }: BenchColumn, at) => (
        <div
          key={key}
          id={cellName(index, first + at)}
          data-cell={`${index} ${first + at}`}
          className="cell"
          style={{ left: (first + at) * WIDTH }}
        >
          {textOf(type, row?.[key])}
        </div>
      ))}
    </div>
  )
})

function Editor({ place, close }: { place: Place; close: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { key } = COLUMNS[place.column] as BenchColumn
  const [text, setText] = useState(String(rows[place.row]?.[key] ?? ''))
  useLayoutEffect(() => input.current?.select(), [])
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      className="editor"
      value={text}
      style={{ transform: `translate(${place.column * WIDTH}px, ${place.row * ROW_HEIGHT}px)` }}
      onChange={event => setText(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.stopPropagation()
        change(rows.map((row, index) => (index === place.row ? { ...row, [key]: text } : row)))
        close()
      }}
    />
  )
}

/** The same three rules as everywhere, in one loop. */
function validate(): number {
  let refused = 0
  const seen = new Map<unknown, number>()
  const pattern = new RegExp(PATTERN_TEXT)
  for (const row of rows) seen.set(row[UNIQUE], (seen.get(row[UNIQUE]) ?? 0) + 1)
  for (const row of rows) {
    if (row[REQUIRED] === '' || row[REQUIRED] === undefined) refused++
    if ((seen.get(row[UNIQUE]) ?? 0) > 1) refused++
    if (!pattern.test(String(row[PATTERN]))) refused++
  }
  return refused
}

function paste(row: number, column: number, text: string): void {
  const next = [...rows]
  for (const [down, line] of text.split('\r\n').entries()) {
    const taken: BenchRow = { ...(next[row + down] ?? makeRow(row + down)) }
    for (const [right, cell] of line.split('\t').entries()) taken[COLUMNS[column + right]?.key ?? ''] = cell
    next[row + down] = taken
  }
  change(next)
}

offer({
  cells: '.cell',
  mount(place, given) {
    rows = given
    createRoot(place).render(<Floor />)
  },
  scroller: () => document.querySelector<HTMLElement>('.scroller'),
  cell: (row, column) => document.getElementById(cellName(row, column)),
  editor: () => document.querySelector<HTMLInputElement>('.editor'),
  insertAfter: row => change([...rows.slice(0, row + 1), makeRow(-1), ...rows.slice(row + 1)]),
  remove: (first, count) => change([...rows.slice(0, first), ...rows.slice(first + count)]),
  move(from, to) {
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    change(next)
  },
  validate,
  paste,
})
