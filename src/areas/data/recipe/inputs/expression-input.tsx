import { Input, Select } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef } from 'react'
import { useParameters } from '../parameters/parameters-context'
import { texts } from '../texts'
import type { InputProps } from './types'

const MOST = 4000
const WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u

const parameterNamed = (name: string) => `param.${name}`
const named = (name: string) => (WORD.test(name) ? name : `row['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`)

/** An expression over the columns; a column is put where the cursor stands. What is wrong with it is told with the step. */
export function ExpressionInput({ title, value = '', onChange, columns, disabled }: InputProps<string>) {
  const area = useRef<TextAreaRef>(null)
  const parameters = useParameters()
  const ofColumns = columns.map(({ name }) => ({ value: named(name), label: name }))
  const ofParameters = parameters.map(({ name }) => ({ value: parameterNamed(name), label: name }))
  const insert = (name: string) => {
    const element = area.current?.resizableTextArea?.textArea
    const at = element?.selectionStart ?? value.length
    const end = element?.selectionEnd ?? at
    onChange(`${value.slice(0, at)}${name}${value.slice(end)}`)
    element?.focus()
  }
  return (
    <div className="weft-recipe-expression">
      <Input.TextArea
        ref={area}
        aria-label={title}
        value={value}
        maxLength={MOST}
        disabled={disabled}
        spellCheck={false}
        autoSize={{ minRows: 3, maxRows: 12 }}
        onChange={event => onChange(event.target.value)}
      />
      <Select
        showSearch
        size="small"
        aria-label={texts.insert}
        placeholder={texts.insert}
        value={null}
        disabled={disabled}
        optionFilterProp="label"
        options={[
          { label: texts.columns, options: ofColumns },
          ...(parameters.length > 0 ? [{ label: texts.parameters, options: ofParameters }] : []),
        ]}
        onChange={(name: string | null) => name !== null && insert(name)}
      />
      <small>{texts.functions}</small>
    </div>
  )
}
