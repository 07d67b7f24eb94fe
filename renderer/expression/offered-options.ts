import type { Scope } from '../model/expression'
import type { FieldModel, FieldOption } from '../model/field'
import type { Option } from '../model/option'
import { holds } from './template-tree'

type Choosing = Pick<FieldModel, 'options'>

/** The names that decide which choices of a field are offered; none where all are, always. */
export const choosesBy = ({ options = [] }: Choosing) =>
  options.flatMap(({ visible }) => (typeof visible === 'object' ? visible.names : []))

/** Whether the record decides which choices of a field are offered. */
export const isChosenBy = ({ options = [] }: Choosing): boolean => options.some(({ visible }) => visible !== undefined)

/** The parts of a value that holds several choices. */
const partsOf = (value: unknown): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : String(value).split(',')

/**
 * The choices that are offered to a record. What it holds already, `held`, stays readable among them.
 * A condition that fails throws what `decide` throws, which is an `ExpressionError` unless another is given.
 */
export function offeredOptions(options: readonly FieldOption[], scope: Scope, held?: unknown, decide = holds): readonly FieldOption[] {
  const kept = new Set(partsOf(held))
  return options.filter(({ value, visible }) => visible === undefined || kept.has(value) || decide(visible, scope))
}

/** A value of one choice or several, without those of `options` that are not `offered`; null when nothing is left of it. */
export function offeredValue(value: unknown, options: readonly FieldOption[], offered: readonly Option[]): unknown {
  const known = new Set(offered.map(option => option.value))
  const withdrawn = new Set(options.map(option => option.value).filter(each => !known.has(each)))
  const parts = partsOf(value)
  if (!parts.some(part => withdrawn.has(part))) return value
  return parts.filter(part => !withdrawn.has(part)).join(',') || null
}
