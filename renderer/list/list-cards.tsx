import { Checkbox, Empty, Select, Skeleton } from 'antd'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { keyOf } from '../actions/keys'
import type { FieldModel, Statistic } from '../model/field'
import type { Row } from '../model/source'
import { allText, statisticsOf, statisticText } from '../ui/columns/statistics'
import './cards.css'
import { cardFields } from './card-fields'
import { emptyText } from './empty-text'
import { ListCard } from './list-card'
import { ListPages } from './list-pages'
import { rowOpener } from './row-opener'
import { texts } from './texts'
import type { ListController } from './use-list-controller'
import { useOpened } from './use-opened'

export interface ListCardsProps {
  readonly controller: ListController
  readonly title: string
  /** What stands on an open card, below its facts. Absent: nothing does. */
  readonly inner?: ((row: Row) => ReactNode) | undefined
  /** Key of the row that the screens below belong to. */
  readonly current?: string | undefined
  readonly onCurrent?: ((row: Row) => void) | undefined
}

/** The rows of a list one below the other, for windows without room for columns. */
export function ListCards({ controller, title, inner, current, onCurrent }: ListCardsProps) {
  const { state, dispatch, props, columns } = controller
  const { screen } = props
  const list = useRef<HTMLUListElement>(null)
  const cards = screen.list.cards === false ? undefined : screen.list.cards
  const opens = screen.list.row.some(({ name }) => name === 'details' || name === 'edit')
  const fields = useMemo(
    () => cardFields({ fields: screen.fields, columns: columns.fields, cards: cards ?? {}, opens }),
    [screen, columns.fields, cards, opens],
  )
  const open = rowOpener(controller, onCurrent)
  const [opened, toggle] = useOpened()
  const ticked = new Set(state.selected.map(row => keyOf(screen, row)))
  const tick = (row: Row, on: boolean) => {
    const others = screen.list.selection === 'radio' ? [] : state.selected.filter(one => keyOf(screen, one) !== keyOf(screen, row))
    dispatch({ event: 'select', rows: on ? [...others, row] : others })
  }
  const loading = state.phase === 'loading'
  return (
    <div className="weft-list-rows">
      <CardsHead controller={controller} ticked={ticked} />
      {state.rows.length === 0 && loading && <Skeleton active aria-busy paragraph={{ rows: 6 }} />}
      {state.rows.length === 0 && state.phase === 'ready' && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText(controller)} />
      )}
      <ul ref={list} className="weft-cards" aria-label={title} aria-busy={loading} onKeyDown={event => moveBetween(event, list.current)}>
        {state.rows.map(row => {
          const key = keyOf(screen, row)
          return (
            <ListCard
              key={key}
              controller={controller}
              row={row}
              fields={fields}
              current={current === key}
              ticked={ticked.has(key)}
              onTick={on => tick(row, on)}
              onOpen={() => open(row)}
              onCurrent={onCurrent && (() => onCurrent(row))}
              fold={inner && { open: opened.has(key), toggle: () => toggle(key), render: () => inner(row) }}
            />
          )
        })}
      </ul>
      <Sums controller={controller} />
      <ListPages controller={controller} />
    </div>
  )
}

/** What the head of a table has: the box of all rows, and the order. */
function CardsHead({ controller, ticked }: { readonly controller: ListController; readonly ticked: ReadonlySet<string> }) {
  const { state, dispatch, props, columns } = controller
  const { screen } = props
  const sortable = columns.fields.filter(field => field.sortable)
  const { sort } = state.query
  const shown = state.rows.filter(row => ticked.has(keyOf(screen, row))).length
  const all = state.rows.length > 0 && shown === state.rows.length
  const tickAll = (on: boolean) => {
    const here = new Set(state.rows.map(row => keyOf(screen, row)))
    const others = state.selected.filter(row => !here.has(keyOf(screen, row)))
    dispatch({ event: 'select', rows: on ? [...others, ...state.rows] : others })
  }
  if (screen.list.selection !== 'checkbox' && sortable.length === 0) return null
  return (
    <div className="weft-cards-head">
      {screen.list.selection === 'checkbox' && (
        <Checkbox
          checked={all}
          indeterminate={shown > 0 && !all}
          disabled={state.rows.length === 0}
          onChange={({ target }) => tickAll(target.checked)}
        >
          {texts.selectAll}
        </Checkbox>
      )}
      {sortable.length > 0 && (
        <Select
          aria-label={texts.order}
          className="weft-cards-order"
          popupMatchSelectWidth={false}
          allowClear
          placeholder={texts.order}
          value={sort && sortable.some(({ name }) => name === sort.field) ? `${sort.field} ${sort.order}` : null}
          options={sortable.flatMap(({ name, title }) => [
            { value: `${name} asc`, label: texts.rising(title) },
            { value: `${name} desc`, label: texts.falling(title) },
          ])}
          onChange={next => dispatch({ event: 'sort', sort: sortOf(next) })}
        />
      )}
    </div>
  )
}

function sortOf(chosen: string | null | undefined) {
  const [field, order] = chosen?.split(' ') ?? []
  return field === undefined ? undefined : { field, order: order === 'desc' ? ('desc' as const) : ('asc' as const) }
}

/** What stands in the last row of a table. */
function Sums({ controller: { columns, state } }: { readonly controller: ListController }) {
  const { rows, total, sums } = state
  const kinds = statisticsOf(columns.fields)
  if (kinds.length === 0 || rows.length === 0) return null
  const sumsOf = (kind: Statistic, field: FieldModel) => {
    const name = texts[kind]
    const own = statisticText(kind, field, rows)
    if (total <= rows.length) return [{ name, text: own }]
    const all = allText(kind, field, sums)
    return [{ name: texts.page(name), text: own }, ...(all === '' ? [] : [{ name: texts.all(name), text: all }])]
  }
  return (
    <dl className="weft-cards-sums">
      {kinds.flatMap(kind =>
        columns.fields
          .filter(field => field.statistics.includes(kind))
          .flatMap(field =>
            sumsOf(kind, field).map(({ name, text }) => (
              <div key={`${name} ${field.name}`}>
                <dt>{`${field.title} ${name}`}</dt>
                <dd>{text}</dd>
              </div>
            )),
          ),
      )}
    </dl>
  )
}

const STEPS: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys go from title to title, as from row to row of a table. */
function moveBetween(event: KeyboardEvent, list: HTMLElement | null): void {
  const titles = [...(list?.querySelectorAll<HTMLElement>('.weft-row-card-title') ?? [])]
  const at = titles.indexOf(event.target as HTMLElement)
  const step = STEPS[event.key]
  if (at < 0 || step === undefined) return
  event.preventDefault()
  titles[step(at, titles.length - 1)]?.focus()
}
