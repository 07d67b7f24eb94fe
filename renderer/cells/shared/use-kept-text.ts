import type { DatePicker, GetRef } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'

type Given = Pick<CellEditorProps<unknown, unknown>, 'value' | 'guard' | 'invalid' | 'onBlur'>

interface Kept {
  /** The value as the calendar shows it. */
  readonly shown: Dayjs | null
  readonly format: string
  /** Called with what a text says, and with null for one that was emptied. */
  readonly onTake: (date: Dayjs | null) => void
  /** Says that a text is no value. */
  readonly message: string
}

/**
 * What is typed into a calendar. It tells the value of a text a frame after it was left, and that of an emptied one never: here it is
 * told at once, and a save finds it also before. Inside of a record a text that is no value stays to be corrected, and the record is not
 * saved with the one before. Elsewhere it gives way to that, as nobody would tell of it.
 */
export function useKeptText({ value, guard, invalid, onBlur }: Given, { shown, format, onTake, message }: Kept) {
  const ref = useRef<GetRef<typeof DatePicker>>(null)
  /** The value that what was typed and is none was left with; another one takes the place of the text. */
  const [left, setLeft] = useState<{ readonly value: unknown }>()
  /** What a text says that differs from the value; undefined: the value. */
  const typed = () => {
    // While the pointer is over a day, the input shows that one.
    const input = ref.current?.nativeElement.querySelector<HTMLInputElement>(':not(.ant-picker-input-placeholder) > input')
    const text = input?.value
    if (text === undefined || text === (shown?.format(format) ?? '')) return undefined
    return text === '' ? null : dayjs(text, format, true)
  }
  /** Tells a value; true: there is none. */
  const take = () => {
    const date = typed()
    if (date?.isValid() === false) return true
    if (date !== undefined) onTake(date)
    return false
  }
  const check = () => (take() ? message : undefined)
  const latest = useRef(check)
  latest.current = check
  useEffect(() => guard?.(async () => latest.current()), [guard])
  const leave = () => {
    setLeft(take() && guard !== undefined ? { value } : undefined)
    onBlur?.()
  }
  return {
    judged: { invalid: invalid || (left !== undefined && left.value === value), onBlur: leave },
    picker: { ref, preserveInvalidOnBlur: guard !== undefined },
  }
}
