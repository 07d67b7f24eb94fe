import { InputNumber } from 'antd'
import { useParameters } from '../parameters/parameters-context'
import { referenceTo, referredTo } from '../parameters/reference'
import type { InputProps } from './types'
import { ValueFrom } from './value-from'

interface NumberInputProps extends Omit<InputProps<number | string>, 'columns'> {
  readonly least: number
  readonly most: number
  /** Whether a parameter can stand in its place. Default false. */
  readonly parameter?: boolean | undefined
}

/** A whole number that is written, or the parameter that a run gives it by. */
export function NumberInput({ title, value, onChange, disabled, least, most, parameter = false }: NumberInputProps) {
  const parameters = useParameters().filter(({ type }) => type === 'number')
  return (
    <ValueFrom
      {...{ title, disabled }}
      parameters={parameter ? parameters : []}
      name={referredTo(value)}
      onName={name => onChange(name === undefined ? undefined : referenceTo(name))}
    >
      <InputNumber
        aria-label={title}
        value={typeof value === 'number' ? value : null}
        min={least}
        max={most}
        precision={0}
        disabled={disabled}
        style={{ width: '100%' }}
        onChange={given => onChange(given ?? undefined)}
      />
    </ValueFrom>
  )
}
