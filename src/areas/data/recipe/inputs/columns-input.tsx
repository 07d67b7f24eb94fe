import { Button, Select, Space } from 'antd'
import { isDate, isNumeric, isText, type Of } from '../kinds'
import { texts } from '../texts'
import type { InputProps } from './types'

const FITS = { text: isText, number: isNumeric, date: isDate } as const

/** Columns to choose from; chosen ones that are there no more stay in sight. */
function optionsOf(columns: InputProps<unknown>['columns'], of: Of | undefined) {
  return columns.filter(of ? FITS[of] : () => true).map(({ name }) => ({ value: name, label: name }))
}

export function ColumnsInput({
  title,
  value = [],
  onChange,
  columns,
  disabled,
  of,
}: InputProps<readonly string[]> & { readonly of?: Of | undefined }) {
  const options = optionsOf(columns, of)
  return (
    <Space direction="vertical" style={{ width: '100%' }} size={4}>
      <Select
        mode="multiple"
        aria-label={title}
        value={[...value]}
        options={options}
        disabled={disabled}
        maxTagCount={12}
        optionFilterProp="label"
        style={{ width: '100%' }}
        onChange={(chosen: string[]) => onChange(chosen)}
      />
      <Button
        type="link"
        size="small"
        disabled={disabled || options.every(option => value.includes(option.value))}
        onClick={() => onChange(options.map(option => option.value))}
      >
        {texts.all}
      </Button>
    </Space>
  )
}

type ColumnInputProps = InputProps<string> & { readonly of?: Of | undefined; readonly empty?: boolean | undefined }

/** `empty`: it may be left out. */
export function ColumnInput({ title, value, onChange, columns, disabled, of, empty = false }: ColumnInputProps) {
  return (
    <Select
      showSearch
      aria-label={title}
      value={value === undefined || value === '' ? null : value}
      options={optionsOf(columns, of)}
      disabled={disabled}
      optionFilterProp="label"
      allowClear={empty}
      style={{ width: '100%' }}
      onChange={(chosen: string | undefined) => onChange(chosen)}
    />
  )
}
