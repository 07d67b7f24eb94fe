import { Button, Input, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { isComposing } from '../../../../renderer/contract'
import type { Chosen } from '../reader/selection'
import type { ContractValue, ValueGiven } from './calls'
import { texts } from './texts'

interface FieldCardProps {
  readonly value: ContractValue
  /** Whether it is the one that is looked at. */
  readonly open: boolean
  readonly writable: boolean
  readonly busy: boolean
  /** What was chosen on the page for it. */
  readonly taken: Chosen | undefined
  readonly onOpen: () => void
  readonly onConfirm: () => void
  readonly onEdit: (given: ValueGiven) => Promise<void>
}

const COLORS = { open: 'default', confirmed: 'success', corrected: 'success', absent: 'default' } as const

/** An amount with its thousands told apart. */
export const shownValue = ({ kind, value }: Pick<ContractValue, 'kind' | 'value'>) =>
  kind === 'amount' && value !== null && /^-?\d+(?:\.\d+)?$/.test(value)
    ? Number(value).toLocaleString('zh-CN', { minimumFractionDigits: 2 })
    : (value ?? '')

/** A field: what was found, how surely and where; the open one is confirmed, corrected or denied. */
export function FieldCard({ value, open, writable, busy, taken, onOpen, onConfirm, onEdit }: FieldCardProps) {
  const { id, version, label, required, state, problem, reason, confidence, page } = value
  const [draft, setDraft] = useState(shownValue(value))
  const [place, setPlace] = useState<Chosen>()
  useEffect(() => {
    if (!taken) return
    setDraft(taken.text)
    setPlace(taken)
  }, [taken])
  const changed = draft.trim() !== shownValue(value)
  const save = () =>
    void onEdit({
      id,
      version,
      state: 'corrected',
      value: draft,
      ...(place && place.text === draft && { page: place.page, start: place.start, end: place.end }),
    })
  return (
    <div className="weft-contract-field" aria-current={open} data-problem={problem !== null}>
      <button type="button" aria-expanded={open} onClick={onOpen}>
        <span>
          <strong>{label}</strong>
          {required && <Tag>{texts.required}</Tag>}
          <Tag color={COLORS[state]}>{texts.states[state]}</Tag>
        </span>
        {!open && <span className="weft-contract-value">{shownValue(value) || '—'}</span>}
        {problem !== null && <em>{problem}</em>}
      </button>
      {open && (
        <div className="weft-contract-open">
          <Input.TextArea
            autoSize={{ minRows: 1, maxRows: 5 }}
            aria-label={texts.value(label)}
            placeholder={texts.empty}
            maxLength={2000}
            readOnly={!writable}
            value={draft}
            onChange={event => setDraft(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.altKey || event.shiftKey || isComposing(event)) return
              event.preventDefault()
              if (writable && changed) save()
            }}
          />
          <small>
            {page === null ? texts.noPlace : texts.place(page)}
            {confidence !== null && ` · ${texts.confidence(confidence)}`}
            {reason && ` · ${reason}`}
          </small>
          {state !== 'open' && value.checkedBy !== null && <small>{texts.checkedBy(value.checkedBy, value.checkedTime ?? '')}</small>}
          {writable && (
            <span className="weft-contract-buttons">
              {changed ? (
                <Button type="primary" size="small" loading={busy} disabled={draft.trim() === ''} onClick={save}>
                  {texts.save}
                </Button>
              ) : (
                <Button
                  type="primary"
                  size="small"
                  loading={busy}
                  disabled={value.value === null || state === 'confirmed'}
                  onClick={onConfirm}
                >
                  {texts.confirm}
                </Button>
              )}
              <Button size="small" disabled={busy || state === 'absent'} onClick={() => void onEdit({ id, version, state: 'absent' })}>
                {texts.absent}
              </Button>
              {state !== 'open' && (
                <Button size="small" disabled={busy} onClick={() => void onEdit({ id, version, state: 'open' })}>
                  {texts.reopen}
                </Button>
              )}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
