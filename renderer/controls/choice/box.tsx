import type { ReactNode } from 'react'
import '../base/inputs.css'

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
  readonly id?: string | undefined
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly onBlur?: (() => void) | undefined
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
        name={name}
        {...(autoFocus ? { autoFocus } : {})}
        aria-label={label}
        id={id}
        {...(readOnly ? { 'aria-readonly': true } : {})}
        {...(invalid ? { 'aria-invalid': true } : {})}
        aria-describedby={describedBy}
        onBlur={onBlur}
      />
      {children}
    </label>
  )
}
