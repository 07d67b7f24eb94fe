import type { ParameterValue, ParameterValues } from '../sql/types'
import { PlanError } from './plan-error'
import { texts } from './texts'
import type { Whole } from './types'

/** What a recipe asks of each run; expressions name it as `param.name`. */
export interface Parameter extends Pick<ParameterValue, 'type'> {
  readonly name: string
  /** Whether a run needs a value. Default false. */
  readonly required?: boolean
  /** What is taken where a run says nothing. */
  readonly value?: string | null
  /** The only texts that it can be; none or empty: any. */
  readonly options?: readonly string[]
}

const NAME = /^[\p{L}_][\p{L}\p{N}_]{0,49}$/u
const WHOLE = /^-?\d+(\.0+)?$/
const LONGEST = 1000
export const NUMBER = /^-?\d{1,26}(\.\d{1,12})?$/
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

const fail = (message: string): never => {
  throw new PlanError(message, [])
}

export function isDate(value: string): boolean {
  const [, year, month, day] = DATE.exec(value) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A value of a parameter as it is written in a statement; '' is nothing. Throws for one that it cannot be. */
function read({ name, type, options = [] }: Parameter, given: string | null | undefined): string | null {
  const value = type === 'text' ? given : given?.trim()
  if (value === undefined || value === null || value === '') return null
  if (value.length > LONGEST) return fail(texts.longParameter(name, LONGEST))
  if (options.length > 0 && !options.includes(value)) return fail(texts.noOption(name, value))
  if (type === 'number' && !NUMBER.test(value)) return fail(texts.noNumber(name, value))
  if (type === 'date' && !isDate(value)) return fail(texts.noDate(name, value))
  return value
}

/** Throws a `PlanError` for parameters that cannot be asked for. */
export function checkParameters(parameters: readonly Parameter[]): void {
  const names = new Set<string>()
  for (const parameter of parameters) {
    const { name } = parameter
    if (!NAME.test(name)) fail(texts.badParameter(name))
    if (names.has(name)) fail(texts.parameterTwice(name))
    names.add(name)
    read(parameter, parameter.value)
  }
}

/** What a preview takes in place of parameters: what stands for a run that says nothing. */
export const usualValues = (parameters: readonly Parameter[]): ParameterValues =>
  new Map(parameters.map(parameter => [parameter.name, { type: parameter.type, value: read(parameter, parameter.value) }]))

/** What a run takes in place of parameters. Throws a `PlanError` for a value that is missing, wrong, or of no parameter. */
export function valuesOf(
  parameters: readonly Parameter[],
  given: readonly { readonly name: string; readonly value: string | null }[],
): ParameterValues {
  const byName = new Map(given.map(({ name, value }) => [name, value]))
  for (const name of byName.keys()) if (!parameters.some(parameter => parameter.name === name)) fail(texts.noParameter(name))
  return new Map(
    parameters.map(parameter => {
      const { name, type, required } = parameter
      const value = read(parameter, byName.has(name) ? byName.get(name) : parameter.value)
      return [name, { type, value: value ?? (required ? fail(texts.parameterNeeded(name)) : null) }]
    }),
  )
}

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** What a whole number of a step may be, as JSON Schema. */
export const wholeSetting = (bounds: Bounds) => ({ type: ['integer', 'string'], ...bounds, pattern: `^param\\.${NAME.source.slice(1)}` })

/** A whole number of a step. Throws a `PlanError` where it names a parameter that has no such number. */
export function wholeOf(setting: Whole, { minimum, maximum }: Bounds, parameters: ParameterValues = new Map()): number {
  if (typeof setting === 'number') return setting
  const name = setting.slice('param.'.length)
  const { type, value } = parameters.get(name) ?? fail(texts.noParameter(name))
  if (type !== 'number') return fail(texts.noNumericParameter(name))
  if (value === null) return fail(texts.parameterNeeded(name))
  const whole = WHOLE.test(value) ? Number(value) : Number.NaN
  return whole >= minimum && whole <= maximum ? whole : fail(texts.noWhole(name, value, minimum, maximum))
}
