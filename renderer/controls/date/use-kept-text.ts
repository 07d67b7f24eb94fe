import type { DatePicker, GetRef } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { CellEditorProps } from '../../model/cell-type'
import { useHostIfAny } from '../../source/host-context'
import { texts } from '../base/texts'

type Given = Pick<CellEditorProps<unknown, unknown>, 'field' | 'value' | 'guard' | 'invalid' | 'onBlur'>

export interface KeptText {
  /** The value as the calendar shows it. */
  readonly shown: Dayjs | null
  readonly format: string
  /** Called with what a text says, and with null for one that was emptied. */
  readonly onTake: (date: Dayjs | null) => void
  /** Says that a text is no value. */
  readonly message: string
}

interface KeptProps {
  readonly inputState: { readonly invalid: boolean; readonly onBlur: () => void }
  readonly picker: { readonly ref: RefObject<GetRef<typeof DatePicker>>; readonly preserveInvalidOnBlur: boolean }
}

/**
 * What is typed into a calendar. It tells the value of a text a frame after it was left, and that of an emptied one never: here it is
 * told at once, and a save finds it also before. Inside of a record a text that is no value stays to be corrected, and the record is not
 * saved with the one before. Elsewhere it is told and gives way to that.
 */
export function useKeptText({ field, value, guard, invalid, onBlur }: Given, { shown, format, onTake, message }: KeptText): KeptProps {
  const host = useHostIfAny()
  const ref = useRef<GetRef<typeof DatePicker>>(null)
  const standing = shown?.format(format) ?? ''
  /** The value that what was typed and is none was left with; another one takes the place of the text. */
  const [left, setLeft] = useState<{ readonly value: unknown }>()
  const typed = () => {
    // While the pointer is over a day, the input shows that one.
    const input = ref.current?.nativeElement.querySelector<HTMLInputElement>(':not(.ant-picker-input-placeholder) > input')
    return input?.value ?? standing
  }
  /** Tells the value of a text that differs from it; gives back one that is none. */
  const take = (): string | undefined => {
    const text = typed()
    const date = text === '' ? null : dayjs(text, format, true)
    if (date?.isValid() === false) return text === standing ? undefined : text
    if (text !== standing) onTake(date)
    return undefined
  }
  const latest = useLatest(take)
  useEffect(() => guard?.(async () => (latest.current() === undefined ? undefined : message)), [guard, message])
  const leave = () => {
    const wrong = take()
    setLeft(wrong !== undefined && guard !== undefined ? { value } : undefined)
    if (wrong !== undefined && guard === undefined) host?.notify.warning(texts.gaveWay(field.title, message, wrong))
    onBlur?.()
  }
  return {
    inputState: { invalid: invalid || (left !== undefined && left.value === value), onBlur: leave },
    picker: { ref, preserveInvalidOnBlur: guard !== undefined },
  }
}
