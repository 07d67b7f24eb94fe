import { Checkbox, Input, Select } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { Json } from '../../model/json'
import { useHost } from '../../source/host-context'
import { NumberBox } from '../../ui/input/number-box'
import type { JsonSettings } from './definition'
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
  /** `password`: it is not shown while it is typed. */
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

function PropertyInput({ id, property, value, disabled, onChange }: InputProps) {
  const { type, minimum, maximum, maxLength, format } = property
  const choices = property.oneOf ?? property.enum?.map(each => ({ const: each, title: String(each) }))
  const shown = value ?? property.default
  if (choices) {
    const options = choices.map(each => ({ value: each.const, label: each.title ?? String(each.const) }))
    const chosen = typeof shown === 'string' || typeof shown === 'number' ? shown : null
    return <Select id={id} options={options} value={chosen} disabled={disabled} onChange={onChange} style={{ width: '100%' }} />
  }
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
  const Box = format === 'password' ? Input.Password : Input
  return (
    <Box
      {...defined({ id, maxLength, autoComplete: format === 'password' ? 'new-password' : undefined })}
      value={typeof shown === 'string' ? shown : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
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
