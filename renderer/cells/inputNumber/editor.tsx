import { type KeyboardEvent, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { ownInputProps, TextInput } from '../shared/text-input'
import { useTypedText } from '../shared/use-typed-text'
import { canBecomeNumber, halfWidth, printNumber, readNumber, settle } from './numbers'
import type { NumberSettings } from './schema'

/** What is typed stays text until the cell is left; on the way, whatever is a number already is told. */
export function Editor(props: CellEditorProps<number, NumberSettings>) {
  const { value, settings, onChange, readOnly } = props
  const [draft, setDraft] = useState<string | null>(null)
  const stands = value === null ? '' : printNumber(value, settings.precision)
  // A draft whose number is no longer the value was overtaken from outside.
  const text = draft !== null && (readNumber(draft) ?? null) === value ? draft : stands
  const type = (raw: string) => {
    const next = halfWidth(raw)
    if (!canBecomeNumber(next)) return
    setDraft(next)
    onChange(readNumber(next) ?? null)
  }
  const typed = useTypedText(text, type)
  const leave = () => {
    const number = readNumber(text)
    const settled = number === undefined ? null : settle(number, settings)
    setDraft(null)
    if (settled !== value && !readOnly) onChange(settled)
    props.onBlur?.()
  }
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || readOnly || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setDraft(null)
    onChange(settle(Number(((value ?? 0) + direction * settings.step).toPrecision(15)), settings))
  }
  return (
    <TextInput
      {...ownInputProps(props)}
      {...typed}
      invalid={props.invalid}
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      onKeyDown={step}
      onBlur={leave}
      {...spin(value, settings)}
    />
  )
}

/** Value and bounds for those who listen. */
function spin(value: number | null, { min, max }: NumberSettings) {
  return {
    ...(value === null ? {} : { 'aria-valuenow': value }),
    ...(typeof min === 'number' ? { 'aria-valuemin': min } : {}),
    ...(typeof max === 'number' ? { 'aria-valuemax': max } : {}),
  }
}
