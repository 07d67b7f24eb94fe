import { Checkbox, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { SearchParameters } from '../calls'
import { addSaved } from './calls'
import { texts } from './texts'

interface SaveSearchProps {
  /** What is looked for, and how an address says it. */
  readonly query: SearchParameters
  readonly address: string
  /** A name that is offered. */
  readonly offered: string
  readonly onEnd: (saved: boolean) => void
}

const LONGEST = 60

/** Asks by what name a search is saved, and whether its owner is told what it newly finds. */
export function SaveSearch({ query, address, offered, onEnd }: SaveSearchProps) {
  const { client, notify } = useHost()
  const field = useId()
  const [name, setName] = useState(offered.slice(0, LONGEST))
  const [tells, setTells] = useState(true)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setFault(texts.nameMissing)
    setBusy(true)
    try {
      await addSaved(client, { name: name.trim(), query, address, tells })
      notify.success(texts.saved)
      onEnd(true)
    } catch (error) {
      setFault(error instanceof Error && error.message !== '' ? error.message : texts.failed)
      setBusy(false)
    }
  }
  const type = (typed: string) => {
    setName(typed)
    setFault('')
  }
  return (
    <Modal open title={texts.save} width={420} confirmLoading={busy} onOk={() => void save()} onCancel={() => onEnd(false)}>
      <div className="weft-saved-form">
        <label htmlFor={field}>{texts.name}</label>
        <Input
          id={field}
          autoFocus
          value={name}
          maxLength={LONGEST}
          placeholder={texts.nameHint}
          status={fault === '' ? '' : 'error'}
          aria-describedby={`${field}-fault`}
          onChange={event => type(event.target.value)}
          onPressEnter={() => void save()}
        />
        <p id={`${field}-fault`} role="alert" className="weft-saved-fault">
          {fault}
        </p>
        <Checkbox checked={tells} onChange={event => setTells(event.target.checked)}>
          {texts.tells}
        </Checkbox>
      </div>
    </Modal>
  )
}
