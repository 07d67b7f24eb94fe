import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { texts } from '../../controls/base/texts'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import { useLatest } from '../../hooks/use-latest'
import { halfWidth, isAmount, withoutCommas } from '../../model/amount'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { add, toNumber } from '../../model/decimal'
import { useHostIfAny } from '../../source/host-context'
import { definition, type HeldNumber, type NumberSettings, shownNumber } from './definition'
import { inserted, printNumber, readNumber, refusalOf, roomBehindPoint, settle, typedNumber } from './numbers'
import './input-number.css'

/** Never cut: a number without its last digits is another number. */
function Viewer({ value, settings }: CellViewerProps<HeldNumber, NumberSettings>) {
  return <>{shownNumber(value, settings)}</>
}

/** A text that is typed, and whether it has commas of its own: those of the shown amount are moved about freely. */
interface Draft {
  readonly text: string
  readonly commas: boolean
  /** It was left as it is, and is no number. */
  readonly left?: true
}

/** The number of a draft; undefined where it is none, or none that can be kept: then `wrong` says why. */
function readDraft({ text, commas }: Draft, title: string) {
  const plain = commas ? text : withoutCommas(text)
  const typed = typedNumber(plain, title) ?? plain
  const wrong = refusalOf(typed)
  return { wrong, number: wrong === undefined ? readNumber(withoutCommas(typed)) : undefined }
}

/**
 * What is typed stays text until the cell is left; on the way, whatever is a number already is told. What is no number, such as a text with
 * a typed comma in a wrong place, or with more digits than are sure, stays in a record to be corrected, and nothing is saved; elsewhere it
 * is told and given up, as soon as it is left or Enter takes it. More digits behind the point than the field keeps are a number, which its
 * rule refuses.
 */
function Editor(props: CellEditorProps<HeldNumber, NumberSettings>) {
  const { value, settings, onChange, readOnly, field, guard } = props
  const host = useHostIfAny()
  const [draft, setDraft] = useState<Draft | null>(null)
  const stands = shownNumber(value, {
    ...settings,
    precision: roomBehindPoint(value === null ? '' : printNumber(value), settings.precision),
  })
  // A draft whose number is no longer the value was overtaken from outside.
  const read = draft === null ? undefined : readDraft(draft, field.title)
  const kept = draft !== null && (read?.number ?? null) === value ? draft : null
  const text = kept?.text ?? stands
  const isNone = text !== '' && read?.number === undefined
  const wrong = kept === null ? undefined : (read?.wrong ?? (isNone ? texts.notNumber : undefined))
  // Pasted commas may lie where those of the amount lay.
  const pasted = useRef(false)
  const latest = useLatest(wrong)
  useEffect(() => guard?.(async () => latest.current), [guard])
  const type = (raw: string) => {
    const next = halfWidth(raw)
    const brought = pasted.current || inserted(text, next).includes(',')
    pasted.current = false
    const commas = next.includes(',') && (kept?.commas === true || brought)
    setDraft({ text: next, commas })
    onChange(readDraft({ text: next, commas }, field.title).number ?? null)
  }
  const typed = useTypedText(text, type)
  const leave = () => {
    if (kept !== null && wrong !== undefined && guard !== undefined) setDraft({ ...kept, left: true })
    else settleDraft()
    props.onBlur?.()
  }
  const settleDraft = () => {
    if (wrong !== undefined) host?.notify.warning(texts.gaveWay(field.title, wrong, text))
    setDraft(null)
    const number = kept === null ? value : (read?.number ?? null)
    if (number !== value && !readOnly) onChange(number)
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && guard === undefined && wrong !== undefined) settleDraft()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || readOnly || typeof value === 'string' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setDraft(null)
    onChange(settle(stepped(value ?? 0, direction * settings.step), settings))
  }
  return (
    <TextInput
      {...ownInputProps(props)}
      {...typed}
      className={isAmount(settings) ? 'weft-amount' : undefined}
      invalid={props.invalid || kept?.left === true}
      aria-invalid={props.invalid || kept?.left === true ? true : undefined}
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      onPaste={event => {
        pasted.current = halfWidth(event.clipboardData.getData('text')).includes(',')
      }}
      onKeyDown={step}
      onBlur={leave}
      {...spin(value, settings)}
    />
  )
}

const stepped = (value: number, by: number): number => toNumber(add(value, by) ?? value)

/** Value and bounds for those who listen. */
function spin(value: HeldNumber | null, { min, max }: NumberSettings) {
  return {
    ...(value === null ? {} : { 'aria-valuenow': Number(value) }),
    ...(typeof min === 'number' ? { 'aria-valuemin': min } : {}),
    ...(typeof max === 'number' ? { 'aria-valuemax': max } : {}),
  }
}

export const inputNumber: CellType<HeldNumber, NumberSettings> = { ...definition, Viewer, Editor }
