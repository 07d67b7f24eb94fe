import { Table, type TablePaginationConfig, type TableProps } from 'antd'
import { cloneElement, isValidElement, type KeyboardEvent, type ReactNode } from 'react'
import type { Row } from '../model/source'
import { useNarrow } from '../widgets/use-narrow'
import { isPlaceholder } from './placeholder'
import type { TableViewProps } from './record-frame'
import { selectedRows, withChildren } from './selection'
import { StatisticsRows } from './statistics-rows'
import { STICKY } from './sticky-head'
import { tableColumns, totalWidth } from './table-columns'
import { texts } from './texts'
import type { Desk } from './use-desk'

/** From here on only the rows on screen are drawn. */
const VIRTUAL_ROWS = 100
const VIRTUAL_HEIGHT = 600

/** The rows on antd's table. What it needs to know stands in the desk, so that another table can take its place. */
export function ListTable({ desk, expandable, current, onCurrent }: TableViewProps) {
  const narrow = useNarrow()
  const { state, columns: arrangement, dispatch } = desk
  const columns = tableColumns(desk, narrow)
  const keys = columns.map(column => String(column.key))
  const added = (desk.props.screen.list.selection === 'none' ? 0 : 1) + (expandable?.expandedRowRender === undefined ? 0 : 1)
  const virtual = state.rows.length > VIRTUAL_ROWS
  return (
    <Table<Row>
      rowKey={desk.keyOf}
      columns={columns}
      dataSource={[...state.rows]}
      size={arrangement.density}
      loading={state.phase === 'loading'}
      sticky={virtual ? false : STICKY}
      virtual={virtual}
      scroll={{ x: virtual ? totalWidth(columns) : 'max-content', ...(virtual && { y: VIRTUAL_HEIGHT }) }}
      // Nobody knows before they are read.
      locale={{ emptyText: state.phase === 'ready' ? texts.empty : '\u00a0' }}
      rowClassName={row => (current !== undefined && desk.keyOf(row) === current ? 'weft-list-current' : '')}
      onRow={row => (onCurrent === undefined || isPlaceholder(row) ? {} : chooser(() => onCurrent(row)))}
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return
        const { columnKey, order } = sorter
        dispatch({ event: 'sort', sort: order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : undefined })
      }}
      pagination={pagination(desk, narrow)}
      {...selection(desk)}
      {...(expandable !== undefined && { expandable })}
      summary={rows => <StatisticsRows desk={desk} keys={keys} rows={rows} shift={added} />}
    />
  )
}

/** A row that is chosen by a click, or by a key on the row itself. */
function chooser(choose: () => void) {
  return {
    tabIndex: 0,
    onClick: choose,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      choose()
    },
  }
}

function pagination({ state: { query, total }, dispatch, props }: Desk, narrow: boolean): TablePaginationConfig | false {
  if (props.screen.kind === 'tree' && !props.screen.tree.lazy) return false
  return {
    current: query.page,
    pageSize: query.pageSize,
    total,
    showSizeChanger: true,
    pageSizeOptions: [...props.screen.list.pageSizes],
    showTotal: (all, [from, to]) => texts.total(from, to, all),
    onChange: (page, pageSize) => dispatch({ event: 'page', page, pageSize }),
    simple: narrow,
  }
}

function selection({ props, state, dispatch, keyOf }: Desk): Pick<TableProps<Row>, 'rowSelection'> {
  const type = props.screen.list.selection
  if (type === 'none') return {}
  const all = state.rows.flatMap(withChildren)
  return {
    rowSelection: {
      type,
      preserveSelectedRowKeys: true,
      selectedRowKeys: state.selected.map(keyOf),
      columnTitle: named,
      getCheckboxProps: row => checkboxProps(texts.selectRow(all.indexOf(row) + 1), isPlaceholder(row)),
      onChange: ticked => dispatch({ event: 'select', rows: selectedRows(state.selected, ticked, all, keyOf) }),
    },
  }
}

function checkboxProps(label: string, disabled: boolean) {
  return { title: label, 'aria-label': label, disabled }
}

/** The box over all rows speaks the language of the page. */
function named(box: ReactNode): ReactNode {
  return isValidElement<{ 'aria-label'?: string }>(box) ? cloneElement(box, { 'aria-label': texts.selectAll }) : box
}
