import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import type { Row } from '../model/source'
import { busySign } from '../widgets/busy-sign'
import { focusedMenu } from '../widgets/focused-menu'
import { Icon } from '../widgets/icon'
import { useMenuOpener } from '../widgets/use-menu-opener'
import { texts } from './texts'
import type { UsableAction } from './usable-actions'
import type { Desk } from './use-desk'

interface ActionsProps {
  readonly desk: Desk
  readonly actions: readonly UsableAction[]
  readonly row?: Row
}

/** A button of a toolbar, or a link of a row. */
export function ActionButton(props: {
  readonly desk: Desk
  readonly usable: UsableAction
  readonly row?: Row
  readonly primary?: boolean
}) {
  const { desk, usable, row, primary = false } = props
  const { action, disabled, broken } = usable
  const inRow = row !== undefined
  const button = (
    <Button
      type={inRow ? 'link' : primary ? 'primary' : 'default'}
      size={inRow ? 'small' : 'middle'}
      danger={action.danger}
      disabled={disabled}
      loading={busySign(desk.busy(action, row))}
      autoInsertSpace={false}
      icon={inRow ? undefined : <Icon name={action.icon} />}
      onClick={event => {
        event.stopPropagation()
        desk.press(action, row)
      }}
    >
      {action.title}
    </Button>
  )
  return broken === undefined ? button : <Tooltip title={texts.actionBroken(broken)}>{button}</Tooltip>
}

/** The actions that do not fit, under one button. */
export function ActionMenu(props: ActionsProps & { readonly label: string }) {
  const { desk, actions, row, label } = props
  const opener = useMenuOpener()
  if (actions.length === 0) return null
  const items = actions.map(({ action, disabled, broken }) => ({
    key: action.name,
    label: action.title,
    danger: action.danger,
    disabled: disabled || desk.busy(action, row),
    ...(row === undefined && { icon: <Icon name={action.icon} /> }),
    ...(broken !== undefined && { title: texts.actionBroken(broken) }),
  }))
  const press = (name: string) => {
    const found = actions.find(({ action }) => action.name === name)
    if (found !== undefined) desk.press(found.action, row)
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
        loading={busySign(actions.some(({ action }) => desk.busy(action, row)))}
        autoInsertSpace={false}
        aria-haspopup="menu"
        onClick={event => event.stopPropagation()}
      >
        {label} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
