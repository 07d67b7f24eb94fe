import type { Conditional, FieldModel } from '../model/field'

type Values = { readonly [name: string]: unknown }

/** Where an item's value lives: names from the record down. A field of an object is named by all of them, joined by dots. */
export type Binding = readonly string[]

/** A field that stands in a form, with its own name as part of its binding. */
export interface BoundField {
  /** Its name is that of the item: `address.city`. */
  readonly model: FieldModel
  readonly binding: Binding
  /** Conditions of the groups, tabs and steps that it stands in, over the record; absent: none. */
  readonly within?: readonly Conditional[]
}

/** The value at the end of a binding; undefined where nothing leads there. Reading observed values is observed. */
export function valueAt(values: Values | null | undefined, binding: Binding): unknown {
  let value: unknown = values
  for (const name of binding) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Values)[name]
  }
  return value
}

/** Whether something stands at the end of a binding, be it undefined. */
export function hasAt(values: Values, binding: Binding): boolean {
  const around = binding.length === 1 ? values : valueAt(values, binding.slice(0, -1))
  return typeof around === 'object' && around !== null && Object.hasOwn(around, binding.at(-1) ?? '')
}

/** Sets the value at the end of a binding, and makes the objects that lead there. */
export function setAt(values: { [name: string]: unknown }, binding: Binding, value: unknown): void {
  const [name, ...rest] = binding
  if (name === undefined) return
  if (rest.length === 0) {
    values[name] = value
    return
  }
  if (typeof values[name] !== 'object' || values[name] === null) {
    // Nothing is made to hold nothing.
    if (value === undefined || value === null) return
    values[name] = {}
  }
  setAt(values[name] as { [name: string]: unknown }, rest, value)
}
