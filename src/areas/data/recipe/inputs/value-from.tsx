import { Select } from 'antd'
import type { ReactNode } from 'react'
import type { RecipeParameter } from '../../calls'
import { texts } from '../texts'

/** No name of a parameter. */
const WRITTEN = ''

interface ValueFromProps {
  readonly title: string
  /** The parameter that stands for the value; undefined: it is written. */
  readonly name: string | undefined
  /** Those that can be chosen. */
  readonly parameters: readonly RecipeParameter[]
  readonly disabled: boolean
  readonly onName: (name: string | undefined) => void
  /** The input of a value that is written. */
  readonly children: ReactNode
}

/** A value that is written, or a parameter where the recipe has some. */
export function ValueFrom({ title, name, parameters, disabled, onName, children }: ValueFromProps) {
  if (parameters.length === 0 && name === undefined) return children
  const names = new Set([...parameters.map(parameter => parameter.name), ...(name === undefined ? [] : [name])])
  return (
    <>
      <Select
        aria-label={`${title} ${texts.valueFrom}`}
        value={name ?? WRITTEN}
        disabled={disabled}
        options={[{ value: WRITTEN, label: texts.written }, ...[...names].map(value => ({ value, label: texts.parameter(value) }))]}
        onChange={(chosen: string) => onName(chosen === WRITTEN ? undefined : chosen)}
      />
      {name === undefined && children}
    </>
  )
}
