import type { GeneralField } from '@formily/core'
import { observable } from '@formily/reactive'
import type { Option } from '../model/option'

/** What linkages decide about a form item beyond what Formily keeps itself. */
export interface FieldState {
  required: boolean
  /** Offered instead of the field's own options; undefined: those. */
  options: readonly Option[] | undefined
  /** Why an expression of the field could not be evaluated, by its word; shown in the item's place. */
  problems: { readonly [word: string]: string }
}

const states = new WeakMap<GeneralField, FieldState>()

/** The state of a form item; who reads it in a reaction or an observer is called again when it changes. */
export function fieldState(field: GeneralField): FieldState {
  let state = states.get(field)
  if (state === undefined) {
    state = observable.shallow<FieldState>({ required: false, options: undefined, problems: {} })
    states.set(field, state)
  }
  return state
}
