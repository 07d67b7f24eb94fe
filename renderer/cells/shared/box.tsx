import type { ReactNode } from 'react'
import './inputs.css'

export interface BoxProps {
  /** Default: a box to tick. Of radios with the same `name` one is on. */
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly autoFocus?: boolean
  /** Default: its text. */
  readonly label?: string
  readonly id?: string
  readonly invalid?: boolean
  readonly describedBy?: string
  readonly onBlur?: () => void
  readonly children?: ReactNode
}

/** A box to tick or a radio, with its text. */
export function Box({
  type = 'checkbox',
  name,
  checked,
  onChange,
  disabled = false,
  readOnly = false,
  autoFocus = false,
  label,
  id,
  invalid = false,
  describedBy,
  onBlur,
  children,
}: BoxProps) {
  return (
    <label className="weft-box">
      <input
        type={type}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
        {...(name === undefined ? {} : { name })}
        {...(autoFocus ? { autoFocus } : {})}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(id === undefined ? {} : { id })}
        {...(readOnly ? { 'aria-readonly': true } : {})}
        {...(invalid ? { 'aria-invalid': true } : {})}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        {...(onBlur === undefined ? {} : { onBlur })}
      />
      {children}
    </label>
  )
}
