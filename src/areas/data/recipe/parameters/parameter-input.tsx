import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import type { RecipeParameter } from '../../calls'

const LONGEST = 1000
const DAY = 'YYYY-MM-DD'

interface ParameterInputProps {
  readonly title: string
  readonly parameter: RecipeParameter
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly wrong?: boolean
}

/** A value of a parameter, by its type; numbers are texts here, so that they stay exact. */
export function ParameterInput({ title, parameter: { type, options = [] }, value, onChange, wrong = false }: ParameterInputProps) {
  const status = wrong ? 'error' : ''
  if (options.length > 0)
    return (
      <Select
        allowClear
        showSearch
        aria-label={title}
        status={status}
        value={value}
        options={options.map(option => ({ value: option, label: option }))}
        onChange={(option: string | null | undefined) => onChange(option ?? null)}
      />
    )
  if (type === 'date')
    return (
      <DatePicker
        aria-label={title}
        status={status}
        format={DAY}
        value={value === null ? null : dayjs(value, DAY)}
        onChange={day => onChange(day ? day.format(DAY) : null)}
      />
    )
  return (
    <Input
      aria-label={title}
      status={status}
      value={value ?? ''}
      maxLength={LONGEST}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
