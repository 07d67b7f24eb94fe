import { observer } from '@formily/reactive-react'
import { Button, Tooltip } from 'antd'
import { holds } from '../expression'
import type { ActionModel } from '../model/action'
import { type Permission, usePermission } from '../ui/guard/has-permission'
import { LongPressButton } from '../ui/input/long-press'
import { busySign } from '../ui/loading/busy-sign'
import { formScope } from './form-place'
import type { FormSession } from './form-session'

export interface FormActionButtonProps {
  readonly action: ActionModel
  /** True: drawn as the one that is meant to be pressed. */
  readonly primary: boolean
  /** Absent while the record is read: the button stands there without use. */
  readonly session: FormSession | undefined
  readonly busy: boolean
  readonly onPress: (action: ActionModel) => void
}

/** A button of a form; whether it is there and can be pressed follows the values. */
export const FormActionButton = observer(function FormActionButton(props: FormActionButtonProps) {
  const { action, primary, session, busy, onPress } = props
  const permission = usePermission()
  if (!permission.has(action.right)) return null
  const { visible, disabled, broken } = decided(action, session)
  if (!visible) return null
  const look = {
    danger: action.danger,
    disabled,
    ...(primary && { type: 'primary' as const }),
    loading: busySign(busy),
    autoInsertSpace: false,
  } as const
  const button =
    action.press === 'long' ? (
      <LongPressButton {...look} label={action.title} onLong={() => onPress(action)} />
    ) : (
      <Button {...look} onClick={() => onPress(action)}>
        {action.title}
      </Button>
    )
  return broken === undefined ? button : <Tooltip title={broken}>{button}</Tooltip>
})

/** Whether the action saves the form, by itself or by one of its steps. */
export function savesForm({ steps }: ActionModel): boolean {
  return steps.some(step => step.step === 'action' && (step.name === 'save' || step.name === 'submit'))
}

/** Whether the action sends what was typed elsewhere than into the form's source: it checks the form first. */
const sendsForm = ({ steps }: ActionModel) => steps.some(step => step.step === 'action' && step.name === 'validate')

/** The action for which a form is filled in: the one that saves it, else the first that sends it elsewhere. */
export const mainAction = (actions: readonly ActionModel[]): ActionModel | undefined => actions.find(savesForm) ?? actions.find(sendsForm)

/** Whether a press of its button would do something. */
export function isUsable(action: ActionModel, session: FormSession, permission: Permission): boolean {
  const { visible, disabled } = decided(action, session)
  return permission.has(action.right) && visible && !disabled
}

/** A broken expression leaves the button where it is, without use and with its reason. */
function decided(action: ActionModel, session: FormSession | undefined) {
  if (session === undefined) return { visible: action.visible === true, disabled: true, broken: undefined }
  try {
    const scope = formScope(session.form)
    return { visible: holds(action.visible, scope), disabled: holds(action.disabled, scope), broken: undefined }
  } catch (error) {
    return { visible: true, disabled: true, broken: error instanceof Error ? error.message : String(error) }
  }
}
