import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import type { CellTypes } from '../registry'
import { useCells } from '../source/host-context'
import type { DraftLine, Move } from './condition-draft'
import { conditionOperators } from './condition-fields'
import { ConditionInput } from './condition-input'
import { withOperator } from './conditions'
import { FieldChoice } from './field-choice'
import { MoveButtons, moveByKey } from './item-buttons'
import { operatorTexts, texts } from './texts'

export interface ConditionLineEditorProps {
  readonly line: DraftLine
  /** Its place, such as `2` or `2.1`. */
  readonly number: string
  readonly fields: readonly FieldModel[]
  /** True when no more lines have room. */
  readonly full: boolean
  readonly onChange: (line: DraftLine) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
  /** Absent: there is nowhere to go. */
  readonly onMove?: (move: Move) => void
}

/** One condition: field, operator, value. Another field begins without a value. */
export function ConditionLineEditor({ line, number, fields, full, onChange, onAdd, onRemove, onMove }: ConditionLineEditorProps) {
  const cells = useCells()
  const field = fields.find(({ name }) => name === line.field)
  const choose = (name: string) =>
    onChange(
      withField(
        cells,
        line,
        fields.find(candidate => candidate.name === name),
      ),
    )
  return (
    <fieldset
      className="weft-advanced-line"
      aria-label={texts.line(number)}
      data-key={line.key}
      onKeyDownCapture={event => onMove !== undefined && moveByKey(event, onMove)}
    >
      <FieldChoice fields={fields} value={line.field} onChange={choose} />
      <Select<Operator>
        aria-label={texts.operator}
        value={line.operator}
        options={(field === undefined ? [line.operator] : conditionOperators(cells, field)).map(value => ({
          value,
          label: operatorTexts[value],
        }))}
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
        {onMove !== undefined && <MoveButtons onMove={onMove} />}
        <Button icon={<PlusOutlined aria-hidden />} aria-label={texts.addLine} disabled={full} onClick={onAdd} />
        <Button icon={<MinusOutlined aria-hidden />} aria-label={texts.removeLine} onClick={onRemove} />
      </span>
    </fieldset>
  )
}

function withField(cells: CellTypes, line: DraftLine, field: FieldModel | undefined): DraftLine {
  if (field === undefined || field.name === line.field) return line
  const operators = conditionOperators(cells, field)
  const operator = operators.includes(line.operator) ? line.operator : (operators[0] ?? 'eq')
  return { ...line, field: field.name, operator, value: '' }
}
