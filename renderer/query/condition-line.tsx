import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import { conditionOperators } from './condition-fields'
import { ConditionInput } from './condition-input'
import { type ConditionLine, withOperator } from './conditions'
import { operatorTexts, texts } from './texts'

export interface ConditionLineEditorProps {
  readonly line: ConditionLine
  /** From 1. */
  readonly number: number
  readonly fields: readonly FieldModel[]
  readonly onChange: (line: ConditionLine) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** One condition: field, operator, value. Another field begins without a value. */
export function ConditionLineEditor({ line, number, fields, onChange, onAdd, onRemove }: ConditionLineEditorProps) {
  const field = fields.find(({ name }) => name === line.field)
  const choose = (name: string) =>
    onChange(
      withField(
        line,
        fields.find(candidate => candidate.name === name),
      ),
    )
  return (
    <fieldset className="weft-advanced-line" aria-label={texts.line(number)}>
      <Select
        aria-label={texts.field}
        placeholder={texts.chooseField}
        showSearch
        optionFilterProp="label"
        value={line.field === '' ? null : line.field}
        options={fields.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={choose}
      />
      <Select<Operator>
        aria-label={texts.operator}
        value={line.operator}
        options={(field === undefined ? [line.operator] : conditionOperators(field)).map(value => ({ value, label: operatorTexts[value] }))}
        onChange={operator => onChange(withOperator(line, operator))}
      />
      {field === undefined ? (
        <Input disabled aria-label={texts.value} placeholder={texts.chooseFieldFirst} />
      ) : (
        <ConditionInput
          key={field.name}
          field={field}
          operator={line.operator}
          text={line.value}
          onChange={value => onChange({ ...line, value })}
        />
      )}
      <span className="weft-advanced-buttons">
        <Button icon={<PlusOutlined aria-hidden />} aria-label={texts.addLine} onClick={onAdd} />
        <Button icon={<MinusOutlined aria-hidden />} aria-label={texts.removeLine} onClick={onRemove} />
      </span>
    </fieldset>
  )
}

function withField(line: ConditionLine, field: FieldModel | undefined): ConditionLine {
  if (field === undefined || field.name === line.field) return line
  const operators = conditionOperators(field)
  const operator = operators.includes(line.operator) ? line.operator : (operators[0] ?? 'eq')
  return { ...line, field: field.name, operator, value: '' }
}
