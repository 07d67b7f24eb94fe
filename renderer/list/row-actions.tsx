import { Space } from 'antd'
import { createContext, useContext } from 'react'
import { type GridColumn, gridColumn } from '../grid'
import type { Row } from '../model/source'
import { textWidth } from '../ui/text/text-width'
import { ActionButton, ActionMenu } from './action-button'
import { ACTIONS } from './list-columns'
import { isPlaceholder } from './placeholder'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

/** Links before the rest hides under 更多; a third alone needs no menu of its own. */
const LINKS = 2
/** Rows that are looked at for how wide their buttons are. */
const LOOKED_AT = 30
/** Pixels around a link, of the sign of a menu, and around all of them. */
const [AROUND_LINK, SIGN, AROUND] = [15, 18, 16]
/** Of the column where it holds 更多 and nothing else. */
const NARROW_ACTIONS = 88

/** What the buttons of rows are drawn by: it changes with every tick, and the columns do not. */
export interface ActionsPlace {
  readonly controller: ListController
  /** The row as it was read. */
  readonly rowAt: (index: number) => Row | undefined
}

export const ActionsContext = createContext<ActionsPlace | undefined>(undefined)

/** The column of what can be done with a row: whatever is scrolled to, it stays in reach. */
export function actionsColumn(width: number): GridColumn {
  const field = { ...NOTHING, name: ACTIONS, title: texts.actions }
  const render: GridColumn['render'] = ({ index }) => <RowActions index={index} />
  return gridColumn(field, { width, anchored: true, sortable: false, filterable: false, editable: false, render })
}

const NOTHING = {
  type: 'normal',
  kind: 'text',
  settings: {},
  in: ['list'],
  visible: true,
  required: false,
  disabled: false,
  readonly: false,
  rules: [],
  sortable: false,
  ellipsis: 0,
  statistics: [],
  span: 1,
} as const

/** Pixels of the buttons of the widest row; undefined where the user may use none: an empty column would stand there. */
export function actionsWidth(controller: ListController, rows: readonly Row[]): number | undefined {
  const { row } = controller.props.screen.list
  if (row.length === 0) return undefined
  const looked = rows.filter(each => !isPlaceholder(each))
  const widths = looked.slice(0, LOOKED_AT).map(each => buttonsWidth(controller, each))
  const some = looked.length === 0 || widths.some(width => width > 0) || looked.some(each => controller.usable(row, each).length > 0)
  if (!some) return undefined
  return controller.tight ? NARROW_ACTIONS : Math.max(NARROW_ACTIONS, ...widths)
}

function buttonsWidth(controller: ListController, row: Row): number {
  const { links, rest } = split(controller, row)
  if (links.length + rest.length === 0) return 0
  const shown = links.reduce((sum, { action }) => sum + textWidth(action.title) + AROUND_LINK, AROUND)
  return shown + (rest.length === 0 ? 0 : textWidth(texts.more) + AROUND_LINK + SIGN)
}

function split(controller: ListController, row: Row) {
  const usable = controller.usable(controller.props.screen.list.row, row)
  const most = controller.tight ? 0 : LINKS
  const links = usable.length <= most + 1 ? usable : usable.slice(0, most)
  return { links, rest: usable.slice(links.length) }
}

/** The buttons of one row. */
function RowActions({ index }: { readonly index: number }) {
  const place = useContext(ActionsContext)
  const row = place?.rowAt(index)
  if (place === undefined || row === undefined || isPlaceholder(row)) return null
  const { controller } = place
  const { links, rest } = split(controller, row)
  return (
    <Space size={0} wrap={false} className="weft-row-actions">
      {links.map(one => (
        <ActionButton key={one.action.name} controller={controller} usable={one} row={row} />
      ))}
      <ActionMenu key={controller.keyOf(row)} controller={controller} actions={rest} row={row} label={texts.more} />
    </Space>
  )
}
