import { Alert, Button, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../../../renderer/index'
import { markDoubts, messageOf, type SheetContent, type Step } from '../../calls'
import { Field } from '../field'
import { texts } from './texts'

/** Rows that are marked at once. */
const MAX_ROWS = 1000
const USUAL_KEYS = 3

interface DoubtDialogProps {
  readonly sheet: SheetContent
  readonly steps: readonly Step[]
  /** Rows that the steps leave. */
  readonly total: number
  /** The chosen row, and its place among all of them; undefined: none is. */
  readonly chosen: { readonly place: string; readonly at: number } | undefined
  readonly onClose: () => void
}

/** Asks what is doubtful and of which rows, and makes their doubts. */
export function DoubtDialog({ sheet, steps, total, chosen, onClose }: DoubtDialogProps) {
  const host = useHost()
  const [title, setTitle] = useState('')
  const [all, setAll] = useState(chosen === undefined)
  const [keys, setKeys] = useState(() => sheet.columns.slice(0, USUAL_KEYS).map(({ name }) => name))
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const tooMany = total > MAX_ROWS
  const ready = title.trim().length > 1 && !busy && !(all && tooMany)
  const save = async () => {
    setBusy(true)
    try {
      const rows = all || !chosen ? { skip: 0, limit: MAX_ROWS } : { skip: chosen.at, limit: 1, places: [chosen.place] }
      const { added, known } = await markDoubts(host.client, { id: sheet.id, no: sheet.no, steps, title: title.trim(), keys, ...rows })
      host.notify.success(texts.done(added, known))
      onClose()
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.mark}
      closable={{ 'aria-label': texts.close }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => host.navigate('/audit/doubt')}>{texts.open}</Button>
          <Button type="primary" disabled={!ready} loading={busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="weft-data-correct">
        <Field title={texts.which}>
          <Radio.Group
            aria-label={texts.which}
            value={all}
            options={[
              ...(chosen ? [{ value: false, label: texts.row(chosen.at + 1) }] : []),
              { value: true, label: texts.all(total), disabled: tooMany },
            ]}
            onChange={({ target }) => setAll(target.value === true)}
          />
          {tooMany && <small>{texts.tooMany(MAX_ROWS)}</small>}
        </Field>
        <Field title={texts.title}>
          <Input
            aria-label={texts.title}
            aria-required
            autoFocus
            value={title}
            maxLength={100}
            placeholder={texts.titleHint}
            onChange={event => setTitle(event.target.value)}
          />
        </Field>
        <Field title={texts.keys}>
          <Select
            mode="multiple"
            aria-label={texts.keys}
            value={keys}
            maxCount={16}
            options={sheet.columns.map(({ name }) => ({ value: name, label: name }))}
            optionFilterProp="label"
            onChange={(given: string[]) => setKeys(given)}
          />
        </Field>
      </div>
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
    </Modal>
  )
}
