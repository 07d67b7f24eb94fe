import type { RecipeParameter } from '../../calls'
import { texts } from '../texts'

const NAME = /^[\p{L}_][\p{L}\p{N}_]{0,49}$/u
const NUMBER = /^-?\d{1,26}(\.\d{1,12})?$/

/** What is wrong with a value of a parameter; undefined: nothing. */
export function wrongValue({ name, type, required, options = [] }: RecipeParameter, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return required ? texts.valueNeeded(name) : undefined
  if (options.length > 0 && !options.includes(value)) return texts.noOption(name, value)
  return type === 'number' && !NUMBER.test(value.trim()) ? texts.noNumber(name, value) : undefined
}

/** What is wrong with parameters; undefined: nothing. A value that a run needs may be given by the run alone. */
export function wrongParameters(parameters: readonly RecipeParameter[]): string | undefined {
  for (const [at, parameter] of parameters.entries()) {
    const { name, value } = parameter
    if (!NAME.test(name)) return texts.badParameter(name)
    if (parameters.slice(0, at).some(other => other.name === name)) return texts.parameterTwice(name)
    const wrong = wrongValue({ ...parameter, required: false }, value)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
