import { Input, type InputRef } from 'antd'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps } from '../../model/cell-type'
import type { TagsSettings } from './definition'
import { caretAfter, withSemicolons } from './tag-text'

/** A text that falls into tags of two characters while it is typed. */
export function Editor(props: CellEditorProps<string, TagsSettings>) {
  const input = useRef<InputRef>(null)
  const caret = useRef<number>()
  const typed = useTypedText(props.value ?? '', text => {
    const element = input.current?.input
    caret.current = caretAfter(text, element?.selectionStart ?? text.length)
    props.onChange(withSemicolons(text) || null)
  })
  useLayoutEffect(() => {
    // A text that is set anew puts the caret at its end.
    if (caret.current !== undefined) input.current?.input?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => typed.onChange(event)
  return <Input ref={input} {...inputProps(props)} {...typed} onChange={change} readOnly={props.readOnly} allowClear={!props.readOnly} />
}
