import { ColumnHeightOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space, Tooltip } from 'antd'
import { useNarrow } from '../hooks/media-query'
import { focusedMenu } from '../ui/focus/focused-menu'
import { useMenuOpener } from '../ui/focus/use-menu-opener'
import { ActionButton, ActionMenu } from './action-button'
import { ColumnPanel } from './column-panel'
import { texts } from './texts'
import type { Density } from './use-column-arrangement'
import type { ListController } from './use-list-controller'

/** Above the rows: the screen's actions, and what every list has. */
export function Toolbar({ controller }: { readonly controller: ListController }) {
  return (
    <div className="weft-list-bar" role="toolbar" aria-label={texts.toolbar}>
      <ToolbarActions controller={controller} />
      <Space size={4}>
        <Tooltip title={texts.reload}>
          <Button type="text" aria-label={texts.reload} icon={<ReloadOutlined aria-hidden />} onClick={controller.view.reload} />
        </Tooltip>
        <DensityMenu controller={controller} />
        <ColumnPanel arrangement={controller.columns} />
      </Space>
    </div>
  )
}

function ToolbarActions({ controller }: { readonly controller: ListController }) {
  const narrow = useNarrow()
  const usable = controller.usable(controller.props.screen.list.toolbar)
  if (narrow) {
    const [first, ...rest] = usable
    return (
      <Space wrap>
        {first !== undefined && <ActionButton controller={controller} usable={first} primary />}
        <ActionMenu controller={controller} actions={rest} label={texts.more} />
      </Space>
    )
  }
  const batch = usable.filter(({ action }) => action.batch)
  const buttons = batch.length > 1 ? usable.filter(({ action }) => !action.batch) : usable
  return (
    <Space wrap>
      {buttons.map((one, index) => (
        <ActionButton key={one.action.name} controller={controller} usable={one} primary={index === 0} />
      ))}
      {batch.length > 1 && <ActionMenu controller={controller} actions={batch} label={texts.batch} />}
    </Space>
  )
}

function DensityMenu({ controller }: { readonly controller: ListController }) {
  const { density, setDensity } = controller.columns
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
