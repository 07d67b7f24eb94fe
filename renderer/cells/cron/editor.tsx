import { ScheduleOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react'
import { ariaProps } from '../../controls/base/editor-props'
import { useTypedText } from '../../controls/text/use-typed-text'
import { useLatest } from '../../hooks/use-latest'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { lazyPart } from '../../ui/loading/lazy-part'
import { CrontabOffer } from './crontab-offer'
import type { CronSettings } from './definition'
import { fault } from './definition'
import { InWords } from './in-words'
import { texts } from './texts'
import { plainText } from './words'

const CronDialog = lazyPart(async () => (await import('./dialog')).CronDialog)

type Props = CellEditorProps<string, CronSettings>

/** An expression as text, what it means, and the dialog with six tabs. */
export function Editor(props: Props) {
  const { value, onChange, disabled, readOnly, compact = false, inQuery = false } = props
  const [open, setOpen] = useState(props.unfolded === true)
  const meaningId = useId()
  const text = value ?? ''
  const set = (next: string) => onChange(next === '' ? null : next)
  const typed = useTypedText(text, set)
  useGuard(props)
  const fixed = disabled || readOnly
  const wrong = text !== '' && fault(text) !== undefined
  const describedBy = [props.describedBy, compact || inQuery || (wrong && props.invalid) ? undefined : meaningId]
    .filter(each => each !== undefined)
    .join(' ')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || fixed) return
    event.preventDefault()
    setOpen(true)
  }
  const leave = () => {
    const plain = plainText(text)
    if (plain !== text && !fixed) set(plain)
    props.onBlur?.()
  }
  return (
    <div>
      <Space.Compact block>
        <Input
          {...ariaProps({ ...props, invalid: props.invalid || wrong, ...(describedBy === '' ? {} : { describedBy }) })}
          {...typed}
          {...defined({ id: props.id })}
          {...(props.invalid || wrong ? { status: 'error' as const } : {})}
          {...(props.autoFocus ? { autoFocus: true } : {})}
          placeholder={props.placeholder ?? texts.placeholder}
          disabled={disabled}
          readOnly={readOnly}
          allowClear={!fixed}
          onKeyDown={press}
          onBlur={leave}
        />
        {!inQuery && (
          <Button
            icon={<ScheduleOutlined aria-hidden />}
            disabled={fixed}
            aria-label={texts.open(props.field.title)}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        )}
      </Space.Compact>
      {/* A form that refused the text says why itself. */}
      {!compact && !inQuery && !(wrong && props.invalid) && <InWords id={meaningId} text={text} />}
      {!fixed && !compact && !inQuery && <CrontabOffer text={text} timeZone={props.settings.timeZone} onTake={set} />}
      {open && (
        <Suspense fallback={null}>
          <CronDialog settings={props.settings} text={text} onChange={set} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** A form does not save a text that is no expression. */
function useGuard({ guard, value }: Props) {
  const text = useLatest(value)
  useEffect(() => guard?.(async () => (text.current ? fault(plainText(text.current))?.message : undefined)), [guard])
}
