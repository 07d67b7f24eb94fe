import { Checkbox, Input, Select } from 'antd'
import { useEffect, useId, useState } from 'react'
import { joinValues, splitValues } from '../../controls/base/comma'
import { useDictionary } from '../../dictionary'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { Json } from '../../model/json'
import { useHost } from '../../source/host-context'
import { NumberBox } from '../../ui/input/number-box'
import type { JsonSettings } from './definition'
import { PictureInput } from './picture-input'
import { texts } from './texts'
import './json.css'

/** One property of a schema, as far as a form is drawn of it. */
interface Property {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: Json
  readonly enum?: readonly (string | number)[]
  /** Choices with their titles. */
  readonly oneOf?: readonly { readonly const: string | number; readonly title?: string }[]
  /** A dictionary, by its code or as `table,text,code`, that is chosen from. */
  readonly dict?: string
  /** Several of the dictionary as comma text; what is not in it may be typed. Default false. */
  readonly many?: boolean
  /** `password`: it is not shown while it is typed. `textarea`: it has several lines. `picture`: a small picture in a data URL. */
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

export interface FormSchema {
  readonly properties: { readonly [name: string]: Property }
  readonly required?: readonly string[]
}

/** The schema of what the followed field says; undefined while it is asked for and where there is none. */
export function useSchema({ settings: { schemas, kind }, record }: CellEditorProps<Json, JsonSettings>): FormSchema | undefined {
  const { client } = useHost()
  const [found, setFound] = useState<ReadonlyMap<string, FormSchema>>()
  useEffect(() => {
    const [, path] = /^GET (\/.*)$/.exec(schemas ?? '') ?? []
    if (path === undefined) return
    const abort = new AbortController()
    client.request({ method: 'GET', path, silent: true, signal: abort.signal }).then(
      answer => {
        const kinds = Array.isArray(answer) ? (answer as readonly { readonly name: string; readonly params: FormSchema }[]) : []
        if (!abort.signal.aborted) setFound(new Map(kinds.map(({ name, params }) => [name, params])))
      },
      // The text of JSON is there instead.
      () => undefined,
    )
    return () => abort.abort()
  }, [client, schemas])
  return found?.get(String(record?.[kind ?? ''] ?? ''))
}

type Values = { readonly [name: string]: Json }

const isValues = (value: Json | null): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

interface InputProps {
  readonly id: string
  readonly property: Property
  readonly value: Json | undefined
  readonly disabled: boolean
  readonly onChange: (value: Json | undefined) => void
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** Text that is chosen from a dictionary. */
function DictInput({ id, property: { dict, many = false }, value, disabled, onChange }: InputProps) {
  const { options, state } = useDictionary(dict)
  const shared = {
    id,
    disabled,
    options: options.map(option => ({ value: option.value, label: option.text })),
    loading: state === 'loading',
    showSearch: true,
    allowClear: true,
    // An account is found by its name as well as by itself.
    filterOption: (words: string, option?: Choice) =>
      [option?.label, option?.value].some(part => part?.toLowerCase().includes(words.trim().toLowerCase())),
    style: { width: '100%' },
  } as const
  const text = typeof value === 'string' ? value : null
  if (!many) return <Select<string, Choice> {...shared} value={text} onChange={next => onChange(next ?? undefined)} />
  return (
    <Select<string[], Choice>
      {...shared}
      mode="tags"
      tokenSeparators={[',', '，', ';', '；', ' ']}
      value={[...splitValues(text)]}
      onChange={values => onChange(joinValues(values) ?? undefined)}
    />
  )
}

/** A text as its format says: a line, several, one that is not shown, or a picture. */
function TextInput({ id, property: { format, maxLength, default: usual }, value = usual, disabled, onChange }: InputProps) {
  const shown = typeof value === 'string' ? value : ''
  if (format === 'picture') return <PictureInput id={id} value={shown} disabled={disabled} onChange={onChange} />
  const props = {
    ...defined({ id, maxLength }),
    value: shown,
    disabled,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value === '' ? undefined : target.value),
  }
  if (format === 'textarea') return <Input.TextArea {...props} rows={3} />
  return format === 'password' ? <Input.Password {...props} autoComplete="new-password" /> : <Input {...props} />
}

/** Choices that are seen at a glance. */
const MANY = 10

function PropertyInput({ id, property, value, disabled, onChange }: InputProps) {
  const { type, minimum, maximum } = property
  const choices = property.oneOf ?? property.enum?.map(each => ({ const: each, title: String(each) }))
  const shown = value ?? property.default
  if (choices) {
    const options = choices.map(each => ({ value: each.const, label: each.title ?? String(each.const) }))
    const chosen = typeof shown === 'string' || typeof shown === 'number' ? shown : null
    // Of many a reader looks for one by its name.
    const search = options.length > MANY && { showSearch: true, optionFilterProp: 'label' }
    return <Select {...{ id, options, disabled, onChange, ...search }} value={chosen} style={{ width: '100%' }} />
  }
  if (property.dict !== undefined) return <DictInput id={id} property={property} value={value} disabled={disabled} onChange={onChange} />
  if (type === 'boolean')
    return <Checkbox id={id} checked={shown === true} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
  if (type === 'integer' || type === 'number')
    return (
      <NumberBox
        {...defined({ id, min: minimum, max: maximum, precision: type === 'integer' ? 0 : undefined })}
        value={typeof shown === 'number' ? shown : null}
        disabled={disabled}
        onChange={next => onChange(next ?? undefined)}
        style={{ width: '100%' }}
      />
    )
  return <TextInput {...{ id, property, value, disabled, onChange }} />
}

/** An object drawn as one input for each property of its schema. */
export function SchemaForm({ schema, ...props }: CellEditorProps<Json, JsonSettings> & { readonly schema: FormSchema }) {
  const { value, onChange, disabled, readOnly, guard, field } = props
  const id = useId()
  const values = isValues(value) ? value : {}
  const missing = (schema.required ?? []).filter(name => values[name] === undefined && schema.properties[name]?.default === undefined)
  const told = missing.map(name => schema.properties[name]?.title ?? name).join('、')
  // A form does not save what lacks something.
  useEffect(() => guard?.(async () => (told === '' ? undefined : texts.missing(told))), [guard, told])
  const set = (name: string, next: Json | undefined) => {
    const { [name]: _former, ...rest } = values
    onChange(next === undefined ? rest : { ...rest, [name]: next })
  }
  const entries = Object.entries(schema.properties)
  if (entries.length === 0) return <p className="weft-json-none">{texts.noParams}</p>
  return (
    <fieldset className="weft-json-form" aria-label={field.title} {...defined({ id: props.id })}>
      {entries.map(([name, property]) => (
        <div key={name} className="weft-json-item">
          <label htmlFor={`${id}${name}`}>
            {property.title ?? name}
            {schema.required?.includes(name) && <span className="weft-json-required" aria-hidden="true" />}
          </label>
          <PropertyInput
            id={`${id}${name}`}
            property={property}
            value={values[name]}
            disabled={disabled || readOnly}
            onChange={next => set(name, next)}
          />
          {property.description && <p className="weft-json-hint">{property.description}</p>}
        </div>
      ))}
    </fieldset>
  )
}
