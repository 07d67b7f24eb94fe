import { Button, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { type Conditions, conditionsOf, isBare, type Line, RULES, type Rule, textOf } from '../condition-text'
import { isNumeric } from '../kinds'
import { useParameters } from '../parameters/parameters-context'
import { texts } from '../texts'
import { ColumnInput } from './columns-input'
import { ExpressionInput } from './expression-input'
import { Lines } from './lines'
import type { InputProps } from './types'
import { ValueFrom } from './value-from'

const BLANK: Line = { column: '', rule: 'eq', value: '' }
const MOST = 50

/** Conditions as lines, or as an expression where they say more than lines can. */
export function ConditionsInput(props: InputProps<string>) {
  const { value = '', onChange, columns, disabled } = props
  const [drafted, setDrafted] = useState<{ readonly text: string; readonly conditions: Conditions }>()
  const [typed, setTyped] = useState(false)
  // Lines that say nothing yet are in no expression.
  const conditions = drafted?.text === value ? drafted.conditions : conditionsOf(value)
  if (!conditions || typed) {
    return (
      <>
        <ExpressionInput {...props} />
        <Button
          type="link"
          size="small"
          disabled={disabled || !conditions}
          title={conditions ? undefined : texts.tooMuch}
          onClick={() => setTyped(false)}
        >
          {texts.asConditions}
        </Button>
      </>
    )
  }
  const change = (next: Conditions) => {
    const text = textOf(next, name => columns.some(column => column.name === name && isNumeric(column)))
    setDrafted({ text, conditions: next })
    onChange(text)
  }
  const shown = conditions.lines.length === 0 ? [BLANK] : conditions.lines
  return (
    <>
      {shown.length > 1 && (
        <Radio.Group
          aria-label={texts.match}
          value={conditions.match}
          disabled={disabled}
          options={Object.entries(texts.matches).map(([match, label]) => ({ value: match, label }))}
          onChange={event => change({ ...conditions, match: event.target.value as 'and' })}
        />
      )}
      <Lines
        title={props.title}
        lines={shown}
        blank={BLANK}
        most={MOST}
        disabled={disabled}
        addText={texts.addCondition}
        removeText={texts.removeCondition}
        onChange={lines => change({ ...conditions, lines })}
      >
        {(line, set, nth) => <ConditionLine {...{ line, set, nth, columns, disabled }} />}
      </Lines>
      <Button type="link" size="small" disabled={disabled} onClick={() => setTyped(true)}>
        {texts.asExpression}
      </Button>
    </>
  )
}

interface ConditionLineProps extends Pick<InputProps<string>, 'columns' | 'disabled'> {
  readonly line: Line
  readonly nth: number
  readonly set: (part: Partial<Line>) => void
}

function ConditionLine({ line, set, nth, columns, disabled }: ConditionLineProps) {
  const name = `${texts.condition(nth)} `
  return (
    <div className="weft-recipe-condition">
      <ColumnInput
        title={name + texts.column}
        value={line.column}
        columns={columns}
        disabled={disabled}
        onChange={column => set({ column: column ?? '' })}
      />
      <Select
        showSearch
        aria-label={name + texts.rule}
        optionFilterProp="label"
        listHeight={440}
        value={line.rule}
        disabled={disabled}
        options={RULES.map(rule => ({ value: rule, label: texts.rules[rule] }))}
        onChange={(rule: Rule) => set({ rule, ...((isBare(rule) || (rule === 'in' && line.param)) && { value: '', param: false }) })}
      />
      {!isBare(line.rule) &&
        (line.rule === 'in' ? (
          <Input.TextArea
            aria-label={name + texts.values}
            placeholder={texts.values}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={line.value}
            disabled={disabled}
            onChange={event => set({ value: event.target.value })}
          />
        ) : (
          <ConditionValue {...{ line, set, disabled }} title={name + texts.value} />
        ))}
    </div>
  )
}

interface ConditionValueProps extends Pick<ConditionLineProps, 'line' | 'set' | 'disabled'> {
  readonly title: string
}

function ConditionValue({ line, set, disabled, title }: ConditionValueProps) {
  const parameters = useParameters()
  return (
    <ValueFrom
      {...{ title, parameters, disabled }}
      name={line.param ? line.value : undefined}
      onName={name => set({ value: name ?? '', param: name !== undefined })}
    >
      <Input
        aria-label={title}
        placeholder={texts.value}
        value={line.value}
        maxLength={1000}
        disabled={disabled}
        onChange={event => set({ value: event.target.value })}
      />
    </ValueFrom>
  )
}
