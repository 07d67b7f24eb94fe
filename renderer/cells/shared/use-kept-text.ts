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
  const [wrong, setWrong] = useState(false)
  const isWrong = () => {
    const text = ref.current?.nativeElement.querySelector('input')?.value ?? ''
    return text !== '' && text !== shown?.format(format) && !dayjs(text, format, true).isValid()
  }
  const judge = useRef(() => Promise.resolve<string | undefined>(undefined))
  judge.current = async () => (isWrong() ? message : undefined)
  useEffect(() => guard?.(() => judge.current()), [guard])
  // Another value takes the place of what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the value that changes.
  useEffect(() => setWrong(false), [value])
  const left = () => {
    setWrong(guard !== undefined && isWrong())
    onBlur?.()
  }
  return {
    judged: { invalid: invalid || wrong, onBlur: left },
    picker: { ref, preserveInvalidOnBlur: guard !== undefined },
  }
}
