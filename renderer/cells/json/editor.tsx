import { Button } from 'antd'
import { type Edit, format } from 'jsonc-parser'
import { useEffect, useState } from 'react'
import { codeProps } from '../../controls/base/editor-props'
import { CodeEditor } from '../../controls/code/code-editor'
import { jsonFault, jsonProblems, jsonValue } from '../../controls/json/problems'
import { WindowEditor } from '../../controls/text/window-editor'
import { useLatest } from '../../hooks/use-latest'
import type { CellEditorProps } from '../../model/cell-type'
import type { Json } from '../../model/json'
import type { JsonSettings } from './definition'
import { SchemaForm, useSchema } from './schema-form'
import { texts } from './texts'

type Props = CellEditorProps<Json, JsonSettings>

const pretty = (value: Json): string => (value === null ? '' : JSON.stringify(value, null, 2))

/** From the end, so that the places of the others hold. */
const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits.reduceRight((all, { offset, length, content }) => all.slice(0, offset) + content + all.slice(offset + length), text)

/** The value as a form where a schema is known, else as a text, which is told as soon as it is JSON; in a grid a line that opens it. */
export function Editor(props: Props) {
  const schema = useSchema(props)
  if (!schema) return <Written {...props} />
  const form = <SchemaForm {...props} schema={schema} />
  if (!props.compact) return form
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={props.value === null ? '' : JSON.stringify(props.value)}>
      {form}
    </WindowEditor>
  )
}

function Written(props: Props) {
  const written = useWritten(props)
  const text = <Text {...props} {...written} />
  if (!props.compact) return text
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={written.text}>
      <Text {...props} {...written} autoFocus />
    </WindowEditor>
  )
}

interface WrittenText {
  readonly text: string
  readonly write: (text: string) => void
}

/** What is written, which may be no value yet. It gives way to a value that comes from elsewhere. */
function useWritten({ value, onChange, guard }: Props): WrittenText {
  const now = JSON.stringify(value)
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>()
  const text = draft?.of === now ? draft.text : pretty(value)
  const write = (next: string) => {
    const found = jsonValue(next)
    setDraft({ text: next, of: found === undefined ? now : JSON.stringify(found) })
    if (found !== undefined && JSON.stringify(found) !== now) onChange(found)
  }
  const latest = useLatest(text)
  // A form does not save what is no value.
  useEffect(() => guard?.(async () => jsonFault(latest.current)), [guard])
  return { text, write }
}

function Text({ text, write, ...props }: Props & WrittenText) {
  const { settings, disabled, readOnly } = props
  const tidy = () => {
    const edits = format(text, undefined, { tabSize: 2, insertSpaces: true })
    write(withEdits(text, edits))
  }
  return (
    <CodeEditor
      {...codeProps(props)}
      invalid={props.invalid || jsonFault(text) !== undefined}
      value={text}
      onChange={write}
      language="json"
      heights={[settings.minHeight, settings.maxHeight]}
      problems={jsonProblems}
      tools={() => (
        <Button type="text" size="small" autoInsertSpace={false} disabled={disabled || readOnly} onClick={tidy}>
          {texts.format}
        </Button>
      )}
    />
  )
}
