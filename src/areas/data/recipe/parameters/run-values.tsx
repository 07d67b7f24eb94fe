import type { ParameterValue, RecipeParameter } from '../../calls'
import { texts } from '../texts'
import { wrongValue } from './check-parameters'
import { ParameterInput } from './parameter-input'

interface RunValuesProps {
  readonly parameters: readonly RecipeParameter[]
  readonly values: readonly ParameterValue[]
  readonly onChange: (values: readonly ParameterValue[]) => void
}

export const usualValues = (parameters: readonly RecipeParameter[]): readonly ParameterValue[] =>
  parameters.map(({ name, value }) => ({ name, value: value ?? null }))

/** Whether a run can begin with these values. */
export const areRight = (parameters: readonly RecipeParameter[], values: readonly ParameterValue[]): boolean =>
  parameters.every((parameter, at) => wrongValue(parameter, values[at]?.value) === undefined)

/** The values of a run, one for each parameter; a wrong one says why once it is not empty. */
export function RunValues({ parameters, values, onChange }: RunValuesProps) {
  return (
    <>
      {parameters.map((parameter, at) => {
        const { name, required } = parameter
        const value = values[at]?.value ?? null
        const wrong = value === null ? undefined : wrongValue(parameter, value)
        return (
          <div key={name} className="weft-recipe-field">
            <span>
              {name}
              {required && <small> {texts.needed}</small>}
            </span>
            <ParameterInput
              title={name}
              parameter={parameter}
              value={value}
              wrong={wrong !== undefined}
              onChange={next => onChange(values.with(at, { name, value: next }))}
            />
            {wrong !== undefined && (
              <small role="alert" className="weft-recipe-faults">
                {wrong}
              </small>
            )}
          </div>
        )
      })}
    </>
  )
}
