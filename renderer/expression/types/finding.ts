import type { ExpressionNode } from '../../model/expression'
import type { Taken } from './taken'
import { type ValueType, wordOf } from './value-type'

/** What cannot be meant, and where in the expression. */
export type TypeFinding =
  | { readonly offset: number; readonly what: string }
  /** A member that the object does not have; `name` with what stands before it. */
  | { readonly offset: number; readonly name: string; readonly known: readonly string[] }

export type Note = (finding: TypeFinding) => void

const TAKEN: { readonly [T in Taken]: string } = {
  number: 'a number',
  text: 'a text',
  date: 'a date',
  list: 'a list',
  record: 'an object',
  whole: 'a list or a text',
  any: 'anything',
}

export const takenWord = (taken: Taken): string => TAKEN[taken]

/** The text of a node, shortened where it is long. */
export function textOf(text: string, { offset, length }: ExpressionNode): string {
  const part = text.slice(offset, offset + length)
  return part.length > 40 ? `${part.slice(0, 39)}…` : part
}

/** What a type is, with its values where there are few. */
export function typeWords(type: ValueType): string {
  const values = type.kind === 'text' ? type.values : undefined
  if (values === undefined) return wordOf(type.kind)
  return values.length === 1 ? `the text '${values[0]}'` : `one of ${values.slice(0, 9).join(', ')}${values.length > 9 ? ', …' : ''}`
}
