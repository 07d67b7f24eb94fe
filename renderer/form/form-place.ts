import type { Form } from '@formily/core'
import { computedRows, createScope } from '../expression'
import type { Scope } from '../model/expression'
import type { FieldModel } from '../model/field'
import type { Host } from '../model/host'
import type { FormItem } from './form-item'
import type { FormValues } from './props'

/** What expressions of a form see beside its values. */
export interface FormPlace {
  readonly user: Host['user']
  /** What the form was opened with, under `route`. */
  readonly route: FormValues
  /** The row that the record belongs to, or stands below, under `parent`. */
  readonly parent?: FormValues | undefined
  /** The record as it was read, under `row`; empty for a new one. */
  readonly row: FormValues
  /** What the record holds beside the fields of the form, such as its id, read by name; a new record and a copy have none. */
  readonly rest?: FormValues
  /** The fields of the form, of whose rows computed fields are no part of its values. */
  readonly fields?: readonly FieldModel[]
}

const places = new WeakMap<Form, FormPlace>()

export const setFormPlace = (form: Form, place: FormPlace): void => {
  places.set(form, place)
}

/** The names of an expression in a form: its values, then `form row user route parent`. Reading is observed. */
export function formScope(form: Form): Scope {
  return placeScope(form.values as FormValues, places.get(form))
}

/** The names of an expression of an item: for a field of an object first those of the object. */
export function itemScope(item: FormItem): Scope {
  const { form, parent } = item
  const around = parent?.value
  if (typeof around !== 'object' || around === null) return formScope(form)
  const values = form.values as FormValues
  const place = places.get(form)
  const whole = wholeRows(values, place)
  return createScope(around as FormValues, whole, placed(whole, place), place?.rest)
}

/** The same over values that are in no form yet, or no more. */
export function placeScope(values: FormValues, place: FormPlace | undefined): Scope {
  const whole = wholeRows(values, place)
  return createScope(whole, placed(whole, place), place?.rest)
}

const placed = (values: FormValues, place: FormPlace | undefined): FormValues => ({
  form: values,
  row: place?.row,
  user: place?.user,
  route: place?.route,
  parent: place?.parent,
})

/** The values, in whose rows the fields that expressions compute are there when they are read. */
function wholeRows(values: FormValues, place: FormPlace | undefined): FormValues {
  const fields = (place?.fields ?? []).filter(isComputedRows)
  if (fields.length === 0) return values
  const known = new Map(fields.map(field => [field.name, field.fields ?? []]))
  return new Proxy(values, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      const inner = typeof name === 'string' ? known.get(name) : undefined
      const around = { form: target, user: place?.user, route: place?.route }
      return inner !== undefined && Array.isArray(value) ? computedRows(inner, value, around, () => null) : value
    },
  })
}

const isComputedRows = ({ kind, fields }: FieldModel): boolean =>
  kind === 'rows' && fields?.some(({ value }) => value !== undefined) === true
