import { Input } from 'antd'
import { codeProps, inputProps } from '../../controls/base/editor-props'
import { CodeEditor } from '../../controls/code/code-editor'
import { useTypedText } from '../../controls/text/use-typed-text'
import { WindowEditor } from '../../controls/text/window-editor'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { CodeSettings } from './definition'
import { useProblems } from './use-problems'

type Props = CellEditorProps<string, CodeSettings>

/** The text in its language; a line in a query, and in a grid a line that opens it. */
export function Editor(props: Props) {
  if (props.inQuery) return <Line {...props} />
  if (!props.compact) return <Text {...props} />
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={props.value ?? ''}>
      <Text {...props} autoFocus />
    </WindowEditor>
  )
}

function Text(props: Props) {
  const { settings, value, onChange } = props
  const { language, lineNumbers, minHeight, maxHeight } = settings
  const problems = useProblems(settings, value ?? '')
  return (
    <CodeEditor
      {...codeProps(props)}
      value={value ?? ''}
      onChange={text => onChange(text === '' ? null : text)}
      language={language}
      lineNumbers={lineNumbers}
      heights={[minHeight, maxHeight]}
      {...defined({ problems })}
    />
  )
}

function Line(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <Input {...inputProps(props)} {...typed} allowClear />
}
