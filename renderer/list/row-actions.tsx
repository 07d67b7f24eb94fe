import { Space } from 'antd'
import type { Row } from '../model/source'
import { ActionButton, ActionMenu } from './action-button'
import { texts } from './texts'
import type { Desk } from './use-desk'

/** Links before the rest hides under 更多; a third alone needs no menu of its own. */
const LINKS = 2

interface RowActionsProps {
  readonly desk: Desk
  readonly row: Row
  /** There is room for one button only. */
  readonly narrow: boolean
}

/** The buttons of one row. */
export function RowActions({ desk, row, narrow }: RowActionsProps) {
  const usable = desk.usable(desk.props.screen.list.row, row)
  const most = narrow ? 0 : LINKS
  const links = usable.length <= most + 1 ? usable : usable.slice(0, most)
  return (
    <Space size={0} wrap={false} className="weft-row-actions">
      {links.map(one => (
        <ActionButton key={one.action.name} desk={desk} usable={one} row={row} />
      ))}
      <ActionMenu desk={desk} actions={usable.slice(links.length)} row={row} label={texts.more} />
    </Space>
  )
}
