import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { CodeEditor } from '../../widgets/code/code-editor'
import { codeProps, inputProps } from '../shared/editor-props'
import { useTypedText } from '../shared/use-typed-text'
import { WindowEditor } from '../shared/window-editor'
import type { CodeSettings } from './schema'
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
      {...(problems && { problems })}
    />
  )
}

function Line(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <Input {...inputProps(props)} {...typed} allowClear />
}
