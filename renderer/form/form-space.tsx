import { createContext, useContext } from 'react'
import type { FormSession } from './form-session'

/** What the parts of one drawn form share. */
export interface FormSpace {
  readonly session: FormSession
  /** Prefix of the ids of its elements. */
  readonly id: string
  /** Runs the field's own action after a person changed it. */
  readonly onInput: (name: string) => void
  /** Closes the dialog that the form stands in; absent elsewhere. */
  readonly onClose?: (() => void) | undefined
}

export const FormSpaceContext = createContext<FormSpace | null>(null)

export function useFormSpace(): FormSpace {
  const space = useContext(FormSpaceContext)
  if (space === null) throw new Error('a part of a form stands outside of a form')
  return space
}

export const itemId = (space: FormSpace, name: string): string => `${space.id}-${name}`
export const errorId = (space: FormSpace, name: string): string => `${itemId(space, name)}-error`
