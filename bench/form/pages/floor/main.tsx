import { Checkbox, ConfigProvider, DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { memo, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer } from '../bench-form'
import { type BenchField, type BenchValues, BOX, isEmpty, OPTIONS, REQUIRED, TOTAL } from '../fields'
import './floor.css'

const options = [...OPTIONS]
const box = [...BOX]
const id = (name: string) => `form-${name}`

interface ItemProps {
  readonly field: BenchField
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (name: string, value: unknown) => void
}

/** antd's inputs, written by hand: an item is drawn again when its own value changes. */
const Item = memo(function Item({ field, value, error, onChange }: ItemProps) {
  return (
    <div className="item">
      <label htmlFor={id(field.name)}>
        <i>*</i> {field.title}
      </label>
      <div className="control">
        <Control field={field} value={value} error={error} onChange={onChange} />
        <div className="message">{error !== undefined && <span role="alert">{error}</span>}</div>
      </div>
    </div>
  )
})

function Control({ field: { name, type, title }, value, error, onChange }: ItemProps) {
  const common = { id: id(name), 'aria-label': title, ...(error === undefined ? {} : { status: 'error' as const }) }
  const set = (next: unknown) => onChange(name, next)
  switch (type) {
    case 'input':
      return <Input {...common} value={(value as string) ?? ''} allowClear onChange={event => set(event.target.value)} />
    case 'number':
      return <InputNumber {...common} value={(value as number) ?? null} onChange={set} style={{ width: '100%' }} />
    case 'select':
      return <Select {...common} value={value as string} options={options} allowClear showSearch onChange={set} style={{ width: '100%' }} />
    case 'date':
      return (
        <DatePicker
          {...common}
          value={value ? dayjs(value as string) : null}
          onChange={date => set(date?.format('YYYY-MM-DD'))}
          style={{ width: '100%' }}
        />
      )
    case 'checkbox':
      return <Checkbox.Group options={box} value={value ? [value as string] : []} onChange={([first]) => set(first)} />
    case 'textarea':
      return (
        <Input.TextArea
          {...common}
          value={(value as string) ?? ''}
          autoSize={{ minRows: 3, maxRows: 20 }}
          onChange={event => set(event.target.value)}
        />
      )
  }
}

let judge: () => number = () => 0

function Form({ fields, start }: { readonly fields: readonly BenchField[]; readonly start: BenchValues }) {
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = useCallback((name: string, value: unknown) => setValues(before => ({ ...before, [name]: value })), [])
  const total = useMemo(
    () => fields.reduce((sum, { name, type }) => sum + (type === 'number' ? Number(values[name] ?? 0) : 0), 0),
    [fields, values],
  )
  const shown = fields.filter(({ shownBy }) => shownBy === undefined || !isEmpty(values[shownBy]))
  judge = () => {
    const refused = shown.filter(({ name }) => isEmpty(values[name]))
    flushSync(() => setErrors(Object.fromEntries(refused.map(({ name }) => [name, REQUIRED]))))
    return refused.length
  }
  return (
    <div className="form">
      {shown.map(field => (
        <Item key={field.name} field={field} value={values[field.name]} error={errors[field.name]} onChange={change} />
      ))}
      <div className="item">
        <label htmlFor={id(TOTAL)}>{TOTAL}</label>
        <div className="control">
          <InputNumber id={id(TOTAL)} readOnly value={total} style={{ width: '100%' }} />
          <div className="message" />
        </div>
      </div>
    </div>
  )
}

offer({
  mount(place, fields, values) {
    const root = createRoot(place)
    root.render(
      <ConfigProvider theme={{ cssVar: true, hashed: false }}>
        <Form fields={fields} start={values} />
      </ConfigProvider>,
    )
    return () => root.unmount()
  },
  input: name => document.getElementById(id(name)) ?? null,
  total: () => (document.getElementById(id(TOTAL)) as HTMLInputElement | null)?.value ?? '',
  validate: () => judge(),
})
