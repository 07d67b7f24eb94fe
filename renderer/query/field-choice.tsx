import { Select, TreeSelect } from 'antd'
import { useMemo } from 'react'
import type { FieldModel } from '../model/field'
import { fieldChoices } from './condition-fields'
import { texts } from './texts'

interface FieldChoiceProps {
  readonly fields: readonly FieldModel[]
  /** Name of the chosen field; '' without one. */
  readonly value: string
  readonly onChange: (name: string) => void
}

/** Which field a condition asks for: a list, or a tree where some stand in groups. */
export function FieldChoice({ fields, value, onChange }: FieldChoiceProps) {
  const choices = useMemo(() => fieldChoices(fields), [fields])
  const common = {
    'aria-label': texts.field,
    placeholder: texts.chooseField,
    showSearch: true,
    value: value === '' ? null : value,
    onChange: (name: string | null) => onChange(name ?? ''),
    popupMatchSelectWidth: 220,
  } as const
  return choices.some(({ children }) => children !== undefined) ? (
    <TreeSelect<string | null> {...common} treeData={choices} treeNodeLabelProp="label" treeNodeFilterProp="label" treeDefaultExpandAll />
  ) : (
    <Select<string | null>
      {...common}
      optionFilterProp="label"
      options={choices.map(({ value: name, label }) => ({ value: name, label }))}
    />
  )
}
