import { Input } from 'antd'
import { useDeferredValue, useEffect, useState } from 'react'
import { codeProps, inputProps } from '../../controls/base/editor-props'
import { CodeEditor } from '../../controls/code/code-editor'
import { useTypedText } from '../../controls/text/use-typed-text'
import { WindowEditor } from '../../controls/text/window-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { MarkdownSettings } from './definition'
import { MarkdownView } from './markdown-view'
import { withoutMarks } from './plain'
import { texts } from './texts'
import { Toolbar } from './toolbar'
import { useImages } from './use-images'

type Props = CellEditorProps<string, MarkdownSettings>

/** The source, and what it looks like beside it; a line in a query, and in a grid a line that opens it. */
export function Editor(props: Props) {
  if (props.inQuery) return <Line {...props} />
  if (!props.compact) return <Text {...props} />
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={withoutMarks(props.value ?? '')} width={1000}>
      <Text {...props} autoFocus />
    </WindowEditor>
  )
}

function Text(props: Props) {
  const { settings, value, onChange, disabled, readOnly, guard } = props
  const [preview, setPreview] = useState(true)
  const { add, pending } = useImages(settings.biz)
  // A mark of a picture that is on its way is not saved.
  useEffect(() => guard?.(async () => (pending() ? texts.stillUploading : undefined)), [guard, pending])
  return (
    <CodeEditor
      {...codeProps(props)}
      value={value ?? ''}
      onChange={text => onChange(text === '' ? null : text)}
      language="markdown"
      lineNumbers={false}
      heights={[settings.minHeight, settings.maxHeight]}
      onFiles={add}
      tools={view => <Toolbar view={view} fixed={disabled || readOnly} preview={preview} onPreview={setPreview} onImages={add} />}
      {...(preview ? { beside: <Preview text={value ?? ''} /> } : {})}
    />
  )
}

/** Follows the typing when there is time for it. */
function Preview({ text }: { readonly text: string }) {
  const settled = useDeferredValue(text)
  return (
    <section aria-label={texts.preview}>
      <MarkdownView text={settled} />
    </section>
  )
}

function Line(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <Input {...inputProps(props)} {...typed} allowClear />
}
