import { Alert, Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { codeProps, inputProps } from '../../controls/base/editor-props'
import { records, textOf } from '../../controls/base/records'
import { CodeEditor } from '../../controls/code/code-editor'
import { useTypedText } from '../../controls/text/use-typed-text'
import { WindowEditor } from '../../controls/text/window-editor'
import { useLatest } from '../../hooks/use-latest'
import type { CellEditorProps } from '../../model/cell-type'
import { inLanguages } from '../../model/language'
import { useHost } from '../../source/host-context'
import type { ReportSqlSettings } from './definition'
import { columnsAfter, paramsAfter, parseStatement } from './parsed'

/** What people read of the statement of a report. */
const texts = inLanguages(
  {
    parse: '解析SQL',
    parsed: (columns: number, params: number) => `解析成功：${columns}列，${params}个参数`,
    failed: 'SQL解析失败',
  },
  {
    parse: 'Read the statement',
    parsed: (columns, params) => `Read: ${columns} columns, ${params} parameters`,
    failed: 'The statement could not be read',
  },
)

type Props = CellEditorProps<string, ReportSqlSettings>

const HEIGHTS = [160, 400] as const

/** The statement in colours, and a button that has the server read it: its columns and parameters go into the fields beside. */
export function Editor(props: Props) {
  if (props.inQuery) return <Line {...props} />
  if (!props.compact) return <Statement {...props} />
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={props.value ?? ''}>
      <Statement {...props} autoFocus />
    </WindowEditor>
  )
}

function Line(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <Input {...inputProps(props)} {...typed} allowClear />
}

interface ParsedColumns {
  readonly type: 'success' | 'error'
  readonly message: string
}

function Statement(props: Props) {
  const { value, onChange, disabled, readOnly } = props
  const { busy, told, parse, forget } = useParsing(props)
  const fixed = disabled || readOnly
  return (
    <div>
      <CodeEditor
        {...codeProps(props)}
        value={value ?? ''}
        onChange={text => {
          forget()
          onChange(text === '' ? null : text)
        }}
        language="sql"
        heights={HEIGHTS}
      />
      {!fixed && (
        <Button size="small" style={{ marginBlock: 8 }} loading={busy} disabled={(value ?? '').trim() === ''} onClick={parse}>
          {texts.parse}
        </Button>
      )}
      <div aria-live="polite">{told && <Alert type={told.type} message={told.message} showIcon />}</div>
    </div>
  )
}

function useParsing({ value, settings, record, setOthers }: Props) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<ParsedColumns>()
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])
  const latest = useLatest(record)
  const parse = async () => {
    const abort = new AbortController()
    running.current?.abort()
    running.current = abort
    setBusy(true)
    const source = settings.source ? (textOf(record ?? {}, settings.source) ?? '') : ''
    try {
      const found = await parseStatement(host, value ?? '', source, abort.signal)
      if (abort.signal.aborted) return
      const { [settings.items]: items, [settings.params]: params } = latest.current ?? {}
      const [columns, parameters] = [columnsAfter(records(items), found), paramsAfter(records(params), found)]
      setOthers?.({ [settings.items]: columns, [settings.params]: parameters })
      setTold({ type: 'success', message: texts.parsed(columns.length, parameters.length) })
    } catch (error) {
      if (!abort.signal.aborted) setTold({ type: 'error', message: error instanceof Error ? error.message : texts.failed })
    } finally {
      if (!abort.signal.aborted) setBusy(false)
    }
  }
  const forget = () => {
    running.current?.abort()
    setBusy(false)
    setTold(undefined)
  }
  return { busy, told, parse: () => void parse(), forget }
}
