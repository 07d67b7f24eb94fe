import { Alert, Form, type FormRule, Input, type InputRef, Modal } from 'antd'
import { useState } from 'react'
import type { Answer, Notifier } from '../../renderer/contract'
import { sysUserUpdatePassword, type UpdatePasswordBody } from '../api/generated/auth'
import { dialogTexts } from './dialog-texts'
import { showRequestError } from './show-request-error'
import { texts } from './texts'

const say = dialogTexts.password
const WIDTH = 800

type Passwords = Omit<UpdatePasswordBody, 'username'>

/**
 * What the server says about it, which is for the person to read. Sent by PUT: servers of the family know no other
 * method here, ours knows POST as well.
 */
async function updatePassword(body: UpdatePasswordBody): Promise<string> {
  const answer: unknown = await sysUserUpdatePassword({ body }, { meta: { answer: 'envelope' } })
  return (answer as Partial<Answer> | null)?.message || say.done
}

const sameAs: (name: keyof Passwords) => FormRule =
  name =>
  ({ getFieldValue }) => ({
    validator: (_, value: unknown) =>
      !value || value === getFieldValue(name) ? Promise.resolve() : Promise.reject(new Error(say.different)),
  })

/** Gives it the focus, unless a user was quicker than the dialog and is in one of its fields. */
function focusFirst(field: InputRef | undefined): void {
  if (!field?.input?.form?.contains(document.activeElement)) field?.focus()
}

interface FieldProps {
  readonly name: keyof Passwords
  readonly label: string
  readonly placeholder: string
  readonly rules: FormRule[]
  readonly after?: keyof Passwords
}

function PasswordItem({ name, label, placeholder, rules, after }: FieldProps) {
  const autoComplete = name === 'oldpassword' ? 'current-password' : 'new-password'
  return (
    <Form.Item name={name} label={label} rules={rules} validateFirst {...(after && { dependencies: [after] })}>
      <Input.Password placeholder={placeholder} autoComplete={autoComplete} />
    </Form.Item>
  )
}

interface PasswordDialogProps {
  readonly username: string
  readonly open: boolean
  readonly notify: Pick<Notifier, 'success' | 'warning'>
  /** Absent: there is no way around it but signing out. */
  readonly onClose?: () => void
  /** Why there is no way around it: the password is too old. Default false: it was made for one time. */
  readonly expired?: boolean
  /** The password is another one; the server may have ended the session. */
  readonly onChanged: () => void
}

/** Changes the password of a user who is signed in. Stays open until that has worked or is given up. */
export function PasswordDialog({ username, open, notify, onClose, expired = false, onChanged }: PasswordDialogProps) {
  const forced = onClose === undefined
  const [form] = Form.useForm<Passwords>()
  const [busy, setBusy] = useState(false)
  const submit = async (passwords: Passwords) => {
    setBusy(true)
    try {
      notify.success(await updatePassword({ username, ...passwords }))
      onClose?.()
      onChanged()
    } catch (error) {
      showRequestError(error, notify)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open={open}
      title={say.title}
      width={WIDTH}
      okText={texts.ok}
      cancelText={forced ? texts.logout : texts.cancel}
      closable={!forced}
      keyboard={!forced}
      confirmLoading={busy}
      maskClosable={false}
      onOk={form.submit}
      onCancel={() => busy || (onClose ?? onChanged)()}
      afterOpenChange={shown => shown && focusFirst(form.getFieldInstance('oldpassword'))}
      destroyOnHidden
    >
      {forced && <Alert type="warning" showIcon message={expired ? say.expired : say.oneTime} className="weft-dialog-note" />}
      <Form
        form={form}
        preserve={false}
        labelCol={{ sm: { span: 5 } }}
        wrapperCol={{ sm: { span: 16 } }}
        className="weft-dialog-form"
        onFinish={submit}
        onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name ?? 'oldpassword')}
      >
        <PasswordItem name="oldpassword" label={say.old} placeholder={say.writeOld} rules={[{ required: true, message: say.noOld }]} />
        <PasswordItem
          name="password"
          label={say.new}
          placeholder={say.writeNew}
          rules={[{ required: true, whitespace: true, message: say.noNew }]}
        />
        <PasswordItem
          name="confirmpassword"
          label={say.again}
          placeholder={say.writeAgain}
          rules={[{ required: true, message: say.noAgain }, sameAs('password')]}
          after="password"
        />
        {/* So that Enter submits from every field. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
  )
}
