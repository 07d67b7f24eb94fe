import { ColumnHeightOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space, Tooltip } from 'antd'
import { useContext, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { usePhone } from '../hooks/media-query'
import { type ColumnSteps, useColumns } from '../hooks/use-columns'
import { AdvancedTrigger, queryFields } from '../query'
import { focusedMenu } from '../ui/focus/focused-menu'
import { useMenuOpener } from '../ui/focus/use-menu-opener'
import { textWidth } from '../ui/text/text-width'
import { ActionButton, ActionMenu } from './action-button'
import { ColumnPanel } from './column-panel'
import { texts } from './texts'
import { ToolbarPlaceContext } from './toolbar-place'
import type { UsableAction } from './usable-actions'
import type { Density } from './use-column-arrangement'
import type { ListController } from './use-list-controller'

/** Pixels of a button beside its text, with the gap behind it. */
const BUTTON = 62
/** Pixels of the tools, and of the advanced query among them. */
const TOOLS = 112
const ADVANCED = 120

/** The screen's actions, and what every list has: above the rows, or where the screen around a list of a row wants them. */
export function Toolbar({ controller }: { readonly controller: ListController }) {
  const around = useContext(ToolbarPlaceContext)
  const place = controller.props.parent === undefined ? undefined : around
  if (place === 'actions') return <Bar controller={controller} tools={false} />
  if (place === undefined) return <Bar controller={controller} tools />
  return place.element && createPortal(<Bar controller={controller} tools />, place.element)
}

/** Without tools and without a button that may be used there is no bar. */
function Bar({ controller, tools }: { readonly controller: ListController; readonly tools: boolean }) {
  const phone = usePhone()
  const bar = useRef<HTMLDivElement>(null)
  const usable = controller.usable(controller.props.screen.list.toolbar)
  const query = hasAdvancedAlone(controller)
  const needed = widthOf(usable) + (tools ? TOOLS : 0) + (query ? ADVANCED : 0)
  const steps = useMemo<ColumnSteps>(() => [[needed, 2]], [needed])
  const tight = useColumns(bar, steps) < 2 || controller.tight
  if (!tools && !query && usable.length === 0) return null
  return (
    <div ref={bar} className="weft-list-bar" role="toolbar" aria-label={texts.toolbar}>
      <ToolbarActions controller={controller} usable={usable} tight={tight} />
      {(tools || query) && (
        <Space size={4}>
          {query && <Advanced controller={controller} />}
          {tools && (
            <Tooltip title={texts.reload}>
              <Button type="text" aria-label={texts.reload} icon={<ReloadOutlined aria-hidden />} onClick={controller.view.reload} />
            </Tooltip>
          )}
          {/* Cards are as high as what stands on them. */}
          {tools && !phone && <DensityMenu controller={controller} />}
          {tools && <ColumnPanel arrangement={controller.columns} />}
        </Space>
      )}
    </div>
  )
}

/** Without inputs there is no query bar: the advanced query stands with the tools rather than in a line of its own. */
const hasAdvancedAlone = ({ props: { screen } }: ListController) => screen.query.advanced && queryFields(screen).length === 0

function Advanced({ controller: { props, state, dispatch } }: { readonly controller: ListController }) {
  const { filters, advanced } = state.query
  return (
    <AdvancedTrigger screen={props.screen} active={advanced} onSearch={next => dispatch({ event: 'search', filters, advanced: next })} />
  )
}

interface ToolbarActionsProps {
  readonly controller: ListController
  readonly usable: readonly UsableAction[]
  /** The first as a button, the others in a menu. */
  readonly tight: boolean
}

function ToolbarActions({ controller, usable, tight }: ToolbarActionsProps) {
  if (tight) {
    const [first, ...rest] = usable
    return (
      <Space wrap>
        {first !== undefined && <ActionButton controller={controller} usable={first} primary />}
        <ActionMenu controller={controller} actions={rest} label={texts.more} />
      </Space>
    )
  }
  const { buttons, batch } = parted(usable)
  return (
    <Space wrap>
      {buttons.map((one, index) => (
        <ActionButton key={one.action.name} controller={controller} usable={one} primary={index === 0} />
      ))}
      {batch.length > 0 && <ActionMenu controller={controller} actions={batch} label={texts.batch} />}
    </Space>
  )
}

/** Several actions on chosen rows share a button. */
function parted(usable: readonly UsableAction[]): { readonly buttons: readonly UsableAction[]; readonly batch: readonly UsableAction[] } {
  const batch = usable.filter(({ action }) => action.batch)
  return batch.length > 1 ? { buttons: usable.filter(({ action }) => !action.batch), batch } : { buttons: usable, batch: [] }
}

/** About as many pixels as the buttons take beside each other. */
function widthOf(usable: readonly UsableAction[]): number {
  const { buttons, batch } = parted(usable)
  const titles = [...buttons.map(({ action }) => action.title), ...(batch.length > 0 ? [texts.batch] : [])]
  return titles.reduce((width, title) => width + textWidth(title) + BUTTON, 0)
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
