import { Alert, Button, Form, Input, Modal, Space } from 'antd'
import { useEffect, useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import {
  type TotpSecret as Secret,
  sysTotpConfirm,
  sysTotpDisable,
  sysTotpEnrol,
  sysTotpRecoveryCodes,
  type TotpState,
} from '../api/generated/totp'
import { dialogTexts } from './dialog-texts'
import { RecoveryCodes } from './recovery-codes'
import { showRequestError } from './show-request-error'
import { TotpSecret } from './totp-secret'

const say = dialogTexts.totp
const WIDTH = 520

/** Where the dialog stands. */
type Stage =
  | { readonly stage: 'state'; readonly state: TotpState }
  | { readonly stage: 'confirm'; readonly secret: Secret }
  | { readonly stage: 'codes'; readonly codes: readonly string[] }

export interface TotpDialogProps {
  /** What the server knew when the dialog was opened; null while it is closed. */
  readonly state: TotpState | null
  readonly notify: Pick<Notifier, 'success' | 'warning'>
  readonly onClose: () => void
}

interface Proof {
  readonly password: string
  readonly code: string
}

/** Runs one thing at a time, and warns of what the server refuses. */
function useWork(notify: TotpDialogProps['notify']) {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
      .catch(error => showRequestError(error, notify))
      .finally(() => setBusy(false))
  }
  return { busy, run }
}

/** The second factor of a user who is signed in: set up, new recovery codes, given up. */
export function TotpDialog({ state, notify, onClose }: TotpDialogProps) {
  const [stage, setStage] = useState<Stage | null>(null)
  const { busy, run } = useWork(notify)
  useEffect(() => setStage(state && { stage: 'state', state }), [state])
  const codes = (recoveryCodes: readonly string[], told: string) => {
    notify.success(told)
    setStage({ stage: 'codes', codes: recoveryCodes })
  }
  const enrol = (password: string) => run(async () => setStage({ stage: 'confirm', secret: await sysTotpEnrol({ body: { password } }) }))
  const confirm = (code: string) =>
    run(async () => codes((await sysTotpConfirm({ body: { code: code.trim() } })).recoveryCodes, say.enabled))
  const renew = (body: Proof) => run(async () => codes((await sysTotpRecoveryCodes({ body })).recoveryCodes, say.renewed))
  const disable = (body: Proof) =>
    run(async () => {
      await sysTotpDisable({ body })
      notify.success(say.disabled)
      onClose()
    })
  return (
    <Modal
      open={state !== null}
      title={say.title}
      width={WIDTH}
      footer={null}
      maskClosable={false}
      // Codes that are shown once are not lost to a stray key.
      keyboard={stage?.stage !== 'codes'}
      closable={stage?.stage !== 'codes'}
      onCancel={() => busy || onClose()}
      destroyOnHidden
    >
      {stage?.stage === 'state' && !stage.state.enabled && <Enrol busy={busy} onEnrol={enrol} />}
      {stage?.stage === 'state' && stage.state.enabled && <Manage {...{ busy, renew, disable }} state={stage.state} />}
      {stage?.stage === 'confirm' && <Confirm busy={busy} secret={stage.secret} onConfirm={confirm} />}
      {stage?.stage === 'codes' && (
        <>
          <RecoveryCodes codes={stage.codes} />
          <Button type="primary" block onClick={onClose}>
            {say.saved}
          </Button>
        </>
      )}
    </Modal>
  )
}

const PasswordItem = () => (
  <Form.Item name="password" label={say.password} rules={[{ required: true, message: say.noPassword }]}>
    <Input.Password autoFocus autoComplete="current-password" />
  </Form.Item>
)

const CodeItem = ({ label, first = false }: { readonly label: string; readonly first?: boolean }) => (
  <Form.Item name="code" label={label} rules={[{ required: true, whitespace: true, message: say.noCode }]}>
    <Input autoFocus={first} autoComplete="one-time-code" maxLength={40} />
  </Form.Item>
)

function Enrol({ busy, onEnrol }: { busy: boolean; onEnrol: (password: string) => Promise<void> }) {
  return (
    <Form layout="vertical" requiredMark={false} onFinish={({ password }: Proof) => onEnrol(password)}>
      <p className="weft-dialog-lead">{say.disabledHint}</p>
      <PasswordItem />
      <Button type="primary" htmlType="submit" loading={busy}>
        {say.enable}
      </Button>
    </Form>
  )
}

function Confirm({ busy, secret, onConfirm }: { busy: boolean; secret: Secret; onConfirm: (code: string) => Promise<void> }) {
  return (
    <Form layout="vertical" requiredMark={false} onFinish={({ code }: Proof) => onConfirm(code)}>
      <p>{say.scan}</p>
      <TotpSecret secret={secret} />
      <CodeItem first label={say.code} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {say.confirm}
      </Button>
    </Form>
  )
}

interface ManageProps {
  readonly state: TotpState
  readonly busy: boolean
  readonly renew: (proof: Proof) => Promise<void>
  readonly disable: (proof: Proof) => Promise<void>
}

function Manage({ state, busy, renew, disable }: ManageProps) {
  const [form] = Form.useForm<Proof>()
  const required = state.mode === 'required'
  const proven = (then: (proof: Proof) => Promise<void>) => async () => {
    const proof = await form.validateFields().catch(() => null)
    if (proof) await then({ password: proof.password, code: proof.code.trim() })
  }
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={proven(renew)}>
      <Alert type="success" showIcon message={say.enabledHint(state.recoveryCodesLeft)} style={{ marginBlockEnd: 16 }} />
      {required && <p className="weft-dialog-lead">{say.requiredHint}</p>}
      <PasswordItem />
      <CodeItem label={say.codeOrRecovery} />
      <Space>
        <Button htmlType="submit" loading={busy}>
          {say.renew}
        </Button>
        {!required && (
          <Button danger loading={busy} onClick={proven(disable)}>
            {say.disable}
          </Button>
        )}
      </Space>
    </Form>
  )
}
