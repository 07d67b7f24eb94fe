import { Button, List, Modal, Tag } from 'antd'
import { useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import { type OwnSession, sysOnlineEndOthers, sysOnlineEndOwn } from '../api/generated/online-user'
import { deviceTexts as say } from './device-texts'
import { showRequestError } from './show-request-error'

const WIDTH = 600

type Notify = Pick<Notifier, 'warning' | 'confirm'>

const nameOf = ({ device }: OwnSession) => device || say.unknown

function factsOf({ address = '', place, network, createTime = '', lastSeen = '' }: OwnSession): string {
  const known = network || (place && say.places[place])
  const where = known ? `${address}（${known}）` : address
  return say.facts(where, createTime.slice(0, 16), lastSeen.slice(0, 16))
}

interface DeviceProps {
  readonly session: OwnSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const end = (
    <Button key="end" danger disabled={busy} aria-label={say.endOne(nameOf(session), session.createTime ?? '')} onClick={onEnd}>
      {say.end}
    </Button>
  )
  return (
    <List.Item actions={session.own ? [<Tag key="own">{say.current}</Tag>] : [end]}>
      <List.Item.Meta title={nameOf(session)} description={factsOf(session)} />
    </List.Item>
  )
}

interface DialogProps {
  readonly sessions: readonly OwnSession[]
  readonly notify: Notify
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Where the account is signed in, with the ends of other sessions. */
export function OwnDevices({ sessions, notify, onChanged, onClose }: DialogProps) {
  const [busy, setBusy] = useState(false)
  const others = sessions.filter(({ own }) => !own).length
  const end = async (title: string, work: () => Promise<unknown>) => {
    if (!(await notify.confirm({ title, content: say.consequence, danger: true, okText: say.end }))) return
    setBusy(true)
    await work()
      .catch(error => showRequestError(error, notify))
      .then(onChanged)
      .finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      title={say.entry}
      width={WIDTH}
      maskClosable={false}
      onCancel={() => busy || onClose()}
      footer={
        others > 0 && (
          <Button danger disabled={busy} onClick={() => void end(say.questionAll(others), () => sysOnlineEndOthers())}>
            {say.endOthers}
          </Button>
        )
      }
    >
      <p className="weft-dialog-lead">{say.hint}</p>
      <List
        aria-label={say.list}
        dataSource={[...sessions]}
        rowKey="id"
        renderItem={session => (
          <Device
            session={session}
            busy={busy}
            onEnd={() => void end(say.question(nameOf(session)), () => sysOnlineEndOwn({ body: { id: session.id } }))}
          />
        )}
      />
    </Modal>
  )
}
