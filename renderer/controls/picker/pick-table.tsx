import { Table, type TableColumnType } from 'antd'
import { type ComponentRef, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { defined } from '../../model/defined'
import type { FieldModel } from '../../model/field'
import { useCells } from '../../source/host-context'
import { CellView } from '../../ui/cell/cell-view'
import { Failure } from '../../ui/failure/failure'
import { Pager } from '../../ui/pager/pager'
import { texts } from '../base/texts'
import { fieldOf, type PickRow, type PickSource } from './pick'
import { PickFilters } from './pick-filters'
import { usePickPage } from './use-pick-page'

export interface PickTableProps {
  readonly source: PickSource
  /** Sizes of a page; the first is that of a user who has chosen none. */
  readonly pageSizes: readonly number[]
  /** `one`: radios. `loose`: boxes, though one row is wanted; a press on a row takes it alone. */
  readonly mode: 'several' | 'one' | 'loose'
  readonly chosen: readonly PickRow[]
  readonly onChoose: (rows: readonly PickRow[]) => void
  /** One row was pointed out twice, or chosen with Enter where one is wanted. */
  readonly onAccept: (rows: readonly PickRow[]) => void
}

/** The rows to choose from, with their search and their pages. */
export function PickTable({ source, pageSizes, mode, chosen, onChoose, onAccept }: PickTableProps) {
  const page = usePickPage(source, pageSizes)
  const keys = chosen.map(({ key }) => key)
  const change = (row: PickRow, alone: boolean) => {
    const on = !keys.includes(row.key)
    if (alone) onChoose(on || chosen.length > 1 ? [row] : [])
    else onChoose(on ? [...chosen, row] : chosen.filter(({ key }) => key !== row.key))
  }
  const all = (on: boolean) => {
    const here = new Set(page.shown.rows.map(({ key }) => key))
    const elsewhere = chosen.filter(({ key }) => !here.has(key))
    const before = chosen.filter(({ key }) => here.has(key))
    const fresh = page.shown.rows.filter(({ key }) => !keys.includes(key))
    onChoose(on ? [...elsewhere, ...before, ...fresh] : elsewhere)
  }
  const toggle = (row: PickRow) => change(row, mode !== 'several')
  const rows = useRowKeys({
    rows: page.shown.rows,
    toggle,
    accept: row => (mode === 'several' ? toggle(row) : onAccept([row])),
    turn: step => {
      const last = Math.max(1, Math.ceil(page.shown.total / page.ask.pageSize))
      const next = Math.min(last, Math.max(1, page.ask.page + step))
      if (next !== page.ask.page) page.turn(next, page.ask.pageSize, page.ask.sort)
    },
  })
  const cells = useCells()
  const columns = useMemo(() => source.columns.map(field => columnOf(fieldOf(cells, field))), [cells, source])
  const filters = useMemo(() => source.filters.map(field => fieldOf(cells, field)), [cells, source])
  return (
    <div>
      <PickFilters fields={filters} onSearch={page.search} collapsed={source.collapsed} />
      {page.failed !== undefined && (
        <Failure title={texts.failedToLoad} onRetry={page.retry}>
          {page.failed}
        </Failure>
      )}
      <Table<PickRow>
        ref={rows.table}
        size="small"
        rowKey="key"
        columns={columns}
        dataSource={[...page.shown.rows]}
        loading={page.busy}
        locale={{ emptyText: page.failed === undefined ? undefined : <span /> }}
        scroll={{ x: 'max-content' }}
        rowSelection={{
          type: mode === 'one' ? 'radio' : 'checkbox',
          selectedRowKeys: keys,
          preserveSelectedRowKeys: true,
          hideSelectAll: mode !== 'several',
          onSelect: row => change(row, mode === 'one'),
          onSelectAll: all,
        }}
        onRow={(row, index = 0) => ({
          ...rows.props(index),
          'aria-selected': keys.includes(row.key),
          onClick: () => toggle(row),
          onDoubleClick: () => mode !== 'several' && onAccept([row]),
        })}
        onChange={(_pages, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          const sort = order ? ({ field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } as const) : undefined
          page.turn(1, page.ask.pageSize, sort)
        }}
        pagination={false}
      />
      <PickPages page={page} pageSizes={pageSizes} />
    </div>
  )
}

interface PickPagesProps {
  readonly page: ReturnType<typeof usePickPage>
  readonly pageSizes: readonly number[]
}

/** Below the rows; none while there are no rows. */
function PickPages({ page: { ask, shown, turn }, pageSizes }: PickPagesProps) {
  const tight = useNarrow()
  if (shown.total === 0) return null
  const from = (ask.page - 1) * ask.pageSize + 1
  return (
    <div className="weft-picker-pages">
      <Pager
        page={ask.page}
        pageSize={ask.pageSize}
        pageSizes={pageSizes}
        total={shown.total}
        tight={tight}
        onChange={(page, pageSize) => turn(page, pageSize, ask.sort)}
      >
        {texts.range(from, Math.min(from + ask.pageSize - 1, shown.total), shown.total)}
      </Pager>
    </div>
  )
}

function columnOf(field: FieldModel): TableColumnType<PickRow> {
  return {
    key: field.name,
    title: field.title,
    sorter: field.sortable,
    ...defined({ width: field.width }),
    render: (_, { row }) => <CellView field={field} row={row} view="list" />,
  }
}

interface RowKeys {
  readonly rows: readonly PickRow[]
  readonly toggle: (row: PickRow) => void
  readonly accept: (row: PickRow) => void
  readonly turn: (step: number) => void
}

/** One row is in the order of tabs; arrows, Home and End go to the others, Space chooses, PageUp and PageDown turn the page. */
function useRowKeys({ rows, toggle, accept, turn }: RowKeys) {
  const table = useRef<ComponentRef<typeof Table>>(null)
  const [active, setActive] = useState(0)
  const here = Math.min(active, Math.max(0, rows.length - 1))
  const go = (index: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, index))
    setActive(next)
    table.current?.nativeElement.querySelectorAll<HTMLElement>('tbody tr[data-row-key]')[next]?.focus()
  }
  const press = (event: KeyboardEvent, index: number) => {
    const row = rows[index]
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || row === undefined) return
    const keys: { readonly [key: string]: () => void } = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      ' ': () => toggle(row),
      Enter: () => accept(row),
    }
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (run === undefined) return
    event.preventDefault()
    run()
  }
  return {
    table,
    props: (index: number) => ({
      tabIndex: index === here ? 0 : -1,
      onFocus: () => setActive(index),
      onKeyDown: (event: KeyboardEvent) => press(event, index),
    }),
  }
}
