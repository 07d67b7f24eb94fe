import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import type { ActionModel } from '../model/action'
import type { Row } from '../model/source'
import { focusedMenu } from '../ui/focus/focused-menu'
import { useMenuOpener } from '../ui/focus/use-menu-opener'
import { LongPressButton } from '../ui/input/long-press'
import { busySign } from '../ui/loading/busy-sign'
import { iconOf } from '../ui/look/icon'
import { texts as widgetTexts } from '../ui/texts'
import { texts } from './texts'
import type { UsableAction } from './usable-actions'
import type { ListController } from './use-list-controller'

interface ActionsProps {
  readonly controller: ListController
  readonly actions: readonly UsableAction[]
  readonly row?: Row
}

/** A button of a toolbar, or a link of a row. */
export function ActionButton(props: {
  readonly controller: ListController
  readonly usable: UsableAction
  readonly row?: Row
  readonly primary?: boolean
}) {
  const { controller, usable, row, primary = false } = props
  const { action, disabled, broken } = usable
  const inRow = row !== undefined
  const press = () => controller.press(action, row)
  const look = {
    // What deletes is never what a page is about.
    type: inRow ? 'link' : primary && !action.danger ? 'primary' : 'default',
    size: inRow ? 'small' : 'middle',
    danger: action.danger,
    disabled,
    loading: busySign(controller.busy(action, row)),
    autoInsertSpace: false,
    icon: inRow ? undefined : iconOf(action.icon),
  } as const
  const button =
    action.press === 'long' ? (
      <LongPressButton {...look} label={action.title} onLong={press} />
    ) : (
      <Button
        {...look}
        onClick={event => {
          event.stopPropagation()
          press()
        }}
      >
        {action.title}
      </Button>
    )
  return broken === undefined ? button : <Tooltip title={texts.actionBroken(broken)}>{button}</Tooltip>
}

/** The actions that do not fit, under one button. */
export function ActionMenu(props: ActionsProps & { readonly label: string }) {
  const { controller, actions, row, label } = props
  const opener = useMenuOpener()
  if (actions.length === 0) return null
  const items = actions.map(({ action, disabled, broken }) => ({
    key: action.name,
    label: action.title,
    danger: action.danger,
    disabled: disabled || controller.busy(action, row),
    ...(row === undefined && { icon: iconOf(action.icon) }),
    ...(broken !== undefined && { title: texts.actionBroken(broken) }),
  }))
  const pressed = async (action: ActionModel) => {
    // A menu cannot be held: it asks instead, unless the action asks by itself.
    const asks = action.press === 'long' && action.confirm === undefined
    if (asks && !(await controller.host.notify.confirm({ title: widgetTexts.sure(action.title), danger: action.danger }))) return
    controller.press(action, row)
  }
  const press = (name: string) => {
    const found = actions.find(({ action }) => action.name === name)
    if (found !== undefined) void pressed(found.action)
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      popupRender={focusedMenu}
      destroyOnHidden
      menu={{
        items,
        onClick(choice) {
          choice.domEvent.stopPropagation()
          opener.giveBack(choice)
          press(choice.key)
        },
      }}
    >
      <Button
        ref={opener.ref}
        type={row === undefined ? 'default' : 'link'}
        size={row === undefined ? 'middle' : 'small'}
        loading={busySign(actions.some(({ action }) => controller.busy(action, row)))}
        autoInsertSpace={false}
        aria-haspopup="menu"
        onClick={event => event.stopPropagation()}
      >
        {label} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
