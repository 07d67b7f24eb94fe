import { Select } from 'antd'
import { defined } from '../model/defined'
import type { FieldModel } from '../model/field'
import { useCells } from '../source/host-context'
import { useCellOptions } from '../ui/cell/cell-view'
import { splitValues } from './conditions'
import { texts } from './texts'

export interface SeveralValuesProps {
  readonly id?: string
  readonly field: FieldModel
  /** Joined with commas. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** Several values of a field whose own editor holds one: chosen from its options, or typed. */
export function SeveralValues({ id, field, text, onChange }: SeveralValuesProps) {
  const options = useCellOptions(field, useCells().get(field.type), undefined)
  const choices = options.map(option => ({ value: option.value, label: option.text }))
  return (
    <Select
      {...defined({ id })}
      aria-label={field.title}
      className="weft-query-input"
      {...(choices.length > 0
        ? ({ mode: 'multiple', placeholder: texts.choose } as const)
        : ({ mode: 'tags', open: false, placeholder: texts.several } as const))}
      tokenSeparators={[',', '，']}
      optionFilterProp="label"
      allowClear
      options={choices}
      value={[...splitValues(text)]}
      onChange={values =>
        onChange(
          values
            .map(value => value.trim())
            .filter(Boolean)
            .join(','),
        )
      }
    />
  )
}
