import { Button, List, Modal } from 'antd'
import { useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import { type BoundAccount, sysThirdLoginBindOwn, sysThirdLoginUnbind } from '../api/generated/third'
import { type ThirdAnswer, useThirdLogin } from '../session/use-third-login'
import { dialogTexts } from './dialog-texts'
import { showRequestError } from './show-request-error'

const say = dialogTexts.bound
const WIDTH = 520

type Notify = Pick<Notifier, 'success' | 'warning' | 'confirm'>

const stateOf = ({ bindTime, offered }: BoundAccount) => {
  if (bindTime === null) return say.free
  return offered ? say.since(bindTime) : `${say.since(bindTime)} · ${say.gone}`
}

interface AccountProps {
  readonly account: BoundAccount
  /** The window of the provider is open. */
  readonly waiting: boolean
  readonly busy: boolean
  readonly onBind: () => void
  readonly onUnbind: () => void
}

function Account({ account, waiting, busy, onBind, onUnbind }: AccountProps) {
  const { title, bindTime, offered, removable } = account
  const last = bindTime !== null && !removable
  return (
    <List.Item
      actions={
        bindTime === null
          ? [
              <Button key="bind" disabled={!offered || busy} loading={waiting} aria-label={`${say.bind} ${title}`} onClick={onBind}>
                {say.bind}
              </Button>,
            ]
          : [
              <Button key="unbind" danger disabled={last || busy} aria-label={`${say.unbind} ${title}`} onClick={onUnbind}>
                {say.unbind}
              </Button>,
            ]
      }
    >
      <List.Item.Meta
        title={title}
        description={waiting ? say.waiting : last ? `${stateOf(account)} · ${say.lastWay}` : stateOf(account)}
      />
    </List.Item>
  )
}

export interface BoundAccountsProps {
  readonly accounts: readonly BoundAccount[]
  readonly notify: Notify
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Runs one thing at a time; what the server says in the end is shown, and read anew either way. */
function useWork({ notify, onChanged }: BoundAccountsProps) {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    await work()
      .then(notify.success, error => showRequestError(error, notify))
      .then(onChanged)
      .finally(() => setBusy(false))
  }
  return { busy, run }
}

/** The accounts of providers with which a user signs in: bound and given up. */
export function BoundAccounts(props: BoundAccountsProps) {
  const { accounts, notify, onClose } = props
  const { busy, run } = useWork(props)
  const bind = (answer: ThirdAnswer) => {
    if ('failed' in answer) return notify.warning(answer.failed)
    // A user who came back with a token is a user here already.
    if ('token' in answer) return notify.warning(say.elsewhere)
    return void run(async () => {
      await sysThirdLoginBindOwn({ body: { uuid: answer.uuid } })
      return say.bindDone
    })
  }
  const third = useThirdLogin(bind)
  const unbind = async ({ source, title }: BoundAccount) => {
    const sure = await notify.confirm({ title: say.question(title), content: say.consequence(title), danger: true, okText: say.unbind })
    if (!sure) return
    await run(async () => {
      await sysThirdLoginUnbind({ query: { source } })
      return say.unbindDone
    })
  }
  return (
    <Modal open title={say.title} width={WIDTH} footer={null} maskClosable={false} onCancel={() => busy || onClose()}>
      <p className="weft-dialog-lead">{say.hint}</p>
      <List
        aria-label={say.list}
        dataSource={[...accounts]}
        rowKey="source"
        renderItem={account => (
          <Account
            account={account}
            busy={busy}
            waiting={third.waitingFor?.source === account.source}
            onBind={() => third.open(account)}
            onUnbind={() => void unbind(account)}
          />
        )}
      />
    </Modal>
  )
}
