import { QuestionCircleOutlined } from '@ant-design/icons'
import type { TableColumnsType } from 'antd'
import { Tooltip } from 'antd'
import type { FieldModel } from '../model/field'
import type { Row, Sort } from '../model/source'
import { getCellType } from '../registry'
import { CellView } from '../widgets/cell-view'
import type { ColumnChoice } from '../widgets/columns/column-settings'
import { isPlaceholder } from './placeholder'
import { RowActions } from './row-actions'
import { texts } from './texts'
import type { Desk } from './use-desk'

type Columns = TableColumnsType<Row>

/** Names of columns that hold no field. */
const ROW_NUMBER = 'weft:number'
const ROW_ACTIONS = 'weft:actions'
const DEFAULT_WIDTH = 120
/** Of the column of actions where it holds 更多 and nothing else. */
const NARROW_ACTIONS = 88

/** The columns of the table: row number, fields as this person arranged them, actions. */
export function tableColumns(desk: Desk, narrow: boolean): Columns {
  const { screen } = desk.props
  const choices = new Map(desk.columns.choices.map(choice => [choice.name, choice]))
  const fields = desk.columns.fields.map((field, index) =>
    fieldColumn(field, choices.get(field.name), { sort: desk.state.query.sort, narrow, first: index === 0 }),
  )
  return [
    ...(screen.list.rowNumber && screen.kind !== 'tree' ? [numberColumn(desk, narrow)] : []),
    ...fields,
    ...(hasRowActions(desk) ? [actionsColumn(desk, narrow)] : []),
  ]
}

/** Width of all columns together; what the table scrolls to. */
export function totalWidth(columns: Columns): number {
  return columns.reduce((total, { width }) => total + (typeof width === 'number' ? width : DEFAULT_WIDTH), 0)
}

interface ColumnPlace {
  readonly sort: Sort | undefined
  readonly narrow: boolean
  readonly first: boolean
}

function fieldColumn(field: FieldModel, choice: ColumnChoice | undefined, { sort, narrow, first }: ColumnPlace): Columns[number] {
  const { width, align } = cellDefaults(field)
  const chosen = choice?.width ?? field.width ?? width
  const sorted = sort?.field === field.name ? (sort.order === 'asc' ? 'ascend' : 'descend') : null
  const side = field.align ?? align
  return {
    key: field.name,
    title: field.help === undefined ? field.title : <HelpedTitle field={field} />,
    ...(chosen !== undefined && { width: chosen }),
    ...(side !== undefined && { align: side }),
    ...(choice?.pin !== undefined && !narrow && { fixed: choice.pin }),
    ...(field.sortable && { sorter: true, sortOrder: sorted, showSorterTooltip: false }),
    render: (_, row) => (isPlaceholder(row) ? first && texts.loading : <CellView field={field} row={row} view="list" />),
  }
}

/** Width and side that a cell type asks for; nothing for one that nobody registered, whose cells show their error. */
export function cellDefaults(field: FieldModel): {
  readonly width?: number | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
} {
  try {
    return getCellType(field.type)
  } catch {
    return {}
  }
}

function HelpedTitle({ field }: { readonly field: FieldModel }) {
  return (
    <>
      {field.title}{' '}
      <Tooltip title={field.help}>
        <QuestionCircleOutlined aria-label={field.help} />
      </Tooltip>
    </>
  )
}

function numberColumn({ state: { query } }: Desk, narrow: boolean): Columns[number] {
  return {
    key: ROW_NUMBER,
    title: texts.rowNumber,
    width: 60,
    align: 'center',
    ...(!narrow && { fixed: 'left' }),
    render: (_, __, index) => (query.page - 1) * query.pageSize + index + 1,
  }
}

function actionsColumn(desk: Desk, narrow: boolean): Columns[number] {
  return {
    key: ROW_ACTIONS,
    title: texts.actions,
    width: narrow ? NARROW_ACTIONS : 160,
    // Whatever is scrolled to, what can be done with a row stays in reach.
    fixed: 'right',
    render: (_, row) => !isPlaceholder(row) && <RowActions desk={desk} row={row} narrow={narrow} />,
  }
}

/** A column of actions that nobody may use would be an empty one. */
function hasRowActions(desk: Desk): boolean {
  const { row } = desk.props.screen.list
  return row.length > 0 && (desk.state.rows.length === 0 || desk.state.rows.some(one => desk.usable(row, one).length > 0))
}
