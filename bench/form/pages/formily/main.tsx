import { Checkbox, DatePicker, FormItem, FormLayout, Input, NumberPicker, Select } from '@formily/antd-v5'
import { createForm } from '@formily/core'
import { createSchemaField, FormProvider, type ISchema } from '@formily/react'
import { createRoot } from 'react-dom/client'
import { offer } from '../bench-form'
import { type BenchField, type BenchType, BOX, OPTIONS, REQUIRED, TOTAL } from '../fields'

const SchemaField = createSchemaField({ components: { Checkbox, DatePicker, FormItem, Input, NumberPicker, Select } })

const WORDS: Readonly<Record<BenchType, ISchema>> = {
  input: { type: 'string', 'x-component': 'Input', 'x-component-props': { allowClear: true } },
  number: { type: 'number', 'x-component': 'NumberPicker' },
  select: { type: 'string', enum: [...OPTIONS], 'x-component': 'Select', 'x-component-props': { allowClear: true, showSearch: true } },
  date: { type: 'string', 'x-component': 'DatePicker' },
  checkbox: { type: 'array', enum: [...BOX], 'x-component': 'Checkbox.Group' },
  textarea: { type: 'string', 'x-component': 'Input.TextArea', 'x-component-props': { autoSize: { minRows: 3, maxRows: 20 } } },
}

function property({ title, type, shownBy }: BenchField): ISchema {
  return {
    ...WORDS[type],
    title,
    required: true,
    'x-decorator': 'FormItem',
    'x-validator': [{ required: true, message: REQUIRED }],
    ...(shownBy === undefined
      ? {}
      : {
          'x-reactions': {
            dependencies: [shownBy],
            fulfill: { state: { visible: '{{ $deps[0] !== undefined && $deps[0] !== "" && $deps[0] !== null }}' } },
          },
        }),
  }
}

function total(fields: readonly BenchField[]): ISchema {
  const numbers = fields.filter(({ type }) => type === 'number').map(({ name }) => name)
  return {
    type: 'number',
    title: TOTAL,
    'x-decorator': 'FormItem',
    'x-component': 'NumberPicker',
    'x-read-only': true,
    'x-reactions': {
      dependencies: numbers,
      fulfill: { state: { value: '{{ $deps.reduce((sum, each) => sum + Number(each || 0), 0) }}' } },
    },
  }
}

const form = createForm()
const item = (name: string) => form.query(name).take()?.address.toString()

offer({
  mount(place, fields, values) {
    const lists = Object.fromEntries(
      fields.filter(({ type }) => type === 'checkbox').map(({ name }) => [name, values[name] ? [values[name]] : []]),
    )
    form.setInitialValues({ ...values, ...lists })
    const properties = Object.fromEntries([...fields.map(field => [field.name, property(field)]), [TOTAL, total(fields)]])
    const root = createRoot(place)
    root.render(
      <FormProvider form={form}>
        <FormLayout labelWidth={108}>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 24 }}>
            <SchemaField schema={{ type: 'object', properties }} />
          </div>
        </FormLayout>
      </FormProvider>,
    )
    return () => root.unmount()
  },
  input(name) {
    const address = item(name)
    if (address === undefined) return null
    const label = [...document.querySelectorAll('.ant-formily-item-label label')].find(each => each.textContent?.trim() === title(name))
    return label?.closest('.ant-formily-item')?.querySelector<HTMLElement>('input, textarea') ?? null
  },
  total: () => String(form.query(TOTAL).value() ?? ''),
  async validate() {
    await form.validate().catch(() => undefined)
    return form.errors.length
  },
})

const title = (name: string) => `Field ${name.slice(1)}`
