import type { DatePicker, GetRef } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'

type Given = Pick<CellEditorProps<unknown, unknown>, 'value' | 'guard' | 'invalid' | 'onBlur'>

interface Kept {
  /** The value as the calendar shows it. */
  readonly shown: Dayjs | null
  readonly format: string
  /** Says that a text is no value. */
  readonly message: string
}

/**
 * For cells with a calendar inside of a record: what was typed and is no value stays to be corrected, and the record is not saved
 * with the one before. Elsewhere it gives way to that, as nobody would tell of it.
 */
export function useKeptText({ value, guard, invalid, onBlur }: Given, { shown, format, message }: Kept) {
  const ref = useRef<GetRef<typeof DatePicker>>(null)
  /** The value that what was typed and is none was left with; another one takes the place of the text. */
  const [left, setLeft] = useState<{ readonly value: unknown }>()
  const isWrong = () => {
    const text = ref.current?.nativeElement.querySelector('input')?.value ?? ''
    return text !== '' && text !== shown?.format(format) && !dayjs(text, format, true).isValid()
  }
  const latest = useRef(isWrong)
  latest.current = isWrong
  useEffect(() => guard?.(async () => (latest.current() ? message : undefined)), [guard, message])
  const leave = () => {
    setLeft(guard !== undefined && isWrong() ? { value } : undefined)
    onBlur?.()
  }
  return {
    judged: { invalid: invalid || (left !== undefined && left.value === value), onBlur: leave },
    picker: { ref, preserveInvalidOnBlur: guard !== undefined },
  }
}
