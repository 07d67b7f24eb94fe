import { observer } from '@formily/reactive-react'
import { Button, Tooltip } from 'antd'
import { holds } from '../expression'
import type { ActionModel } from '../model/action'
import { usePermission } from '../ui/guard/has-permission'
import { LongPressButton } from '../ui/input/long-press'
import { busySign } from '../ui/loading/busy-sign'
import { formScope } from './form-place'
import type { FormSession } from './form-session'

export interface FormActionButtonProps {
  readonly action: ActionModel
  readonly session: FormSession
  readonly busy: boolean
  readonly onPress: () => void
}

/** A button of a form; whether it is there and can be pressed follows the values. */
export const FormActionButton = observer(function FormActionButton({ action, session, busy, onPress }: FormActionButtonProps) {
  const permission = usePermission()
  if (!permission.has(action.right)) return null
  const { visible, disabled, broken } = decided(action, session)
  if (!visible) return null
  const look = { danger: action.danger, disabled, loading: busySign(busy), autoInsertSpace: false } as const
  const button =
    action.press === 'long' ? (
      <LongPressButton {...look} label={action.title} onLong={onPress} />
    ) : (
      <Button {...look} onClick={onPress}>
        {action.title}
      </Button>
    )
  return broken === undefined ? button : <Tooltip title={broken}>{button}</Tooltip>
})

/** A broken expression leaves the button where it is, without use and with its reason. */
function decided(action: ActionModel, session: FormSession) {
  try {
    const scope = formScope(session.form)
    return { visible: holds(action.visible, scope), disabled: holds(action.disabled, scope), broken: undefined }
  } catch (error) {
    return { visible: true, disabled: true, broken: error instanceof Error ? error.message : String(error) }
  }
}
