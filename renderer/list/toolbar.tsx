import { ColumnHeightOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space, Tooltip } from 'antd'
import { focusedMenu } from '../widgets/focused-menu'
import { useMenuOpener } from '../widgets/use-menu-opener'
import { useNarrow } from '../widgets/use-narrow'
import { ActionButton, ActionMenu } from './action-button'
import { ColumnPanel } from './column-panel'
import { texts } from './texts'
import type { Density } from './use-column-arrangement'
import type { Desk } from './use-desk'

/** Above the rows: the screen's actions, and what every list has. */
export function Toolbar({ desk }: { readonly desk: Desk }) {
  return (
    <div className="weft-list-bar" role="toolbar" aria-label={texts.toolbar}>
      <ToolbarActions desk={desk} />
      <Space size={4}>
        <Tooltip title={texts.reload}>
          <Button type="text" aria-label={texts.reload} icon={<ReloadOutlined aria-hidden />} onClick={desk.view.reload} />
        </Tooltip>
        <DensityMenu desk={desk} />
        <ColumnPanel arrangement={desk.columns} />
      </Space>
    </div>
  )
}

function ToolbarActions({ desk }: { readonly desk: Desk }) {
  const narrow = useNarrow()
  const usable = desk.usable(desk.props.screen.list.toolbar)
  if (narrow) {
    const [first, ...rest] = usable
    return (
      <Space wrap>
        {first !== undefined && <ActionButton desk={desk} usable={first} primary />}
        <ActionMenu desk={desk} actions={rest} label={texts.more} />
      </Space>
    )
  }
  const batch = usable.filter(({ action }) => action.batch)
  const buttons = batch.length > 1 ? usable.filter(({ action }) => !action.batch) : usable
  return (
    <Space wrap>
      {buttons.map((one, index) => (
        <ActionButton key={one.action.name} desk={desk} usable={one} primary={index === 0} />
      ))}
      {batch.length > 1 && <ActionMenu desk={desk} actions={batch} label={texts.batch} />}
    </Space>
  )
}

function DensityMenu({ desk }: { readonly desk: Desk }) {
  const { density, setDensity } = desk.columns
  const opener = useMenuOpener()
  const items = Object.entries(texts.densities).map(([key, label]) => ({ key, label }))
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      popupRender={focusedMenu}
      destroyOnHidden
      menu={{
        items,
        selectable: true,
        selectedKeys: [density],
        onClick(choice) {
          opener.giveBack(choice)
          setDensity(choice.key as Density)
        },
      }}
    >
      <Button ref={opener.ref} type="text" aria-label={texts.density} aria-haspopup="menu" icon={<ColumnHeightOutlined aria-hidden />} />
    </Dropdown>
  )
}
