import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** What is wrong; empty while nothing is. */
  readonly error: string
  /** Something to know while typing, such as caps lock. */
  readonly hint?: string
  /** Stands inside the frame, behind the input. */
  readonly after?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A labelled input with its error in place. */
export function LoginField({ label, error, hint = '', after, inputRef, ...input }: LoginFieldProps) {
  const id = useId()
  return (
    <div className="weft-login-field">
      <label htmlFor={id}>{label}</label>
      <div className={`weft-login-input${error ? ' is-wrong' : ''}`}>
        <input id={id} ref={inputRef} aria-invalid={error !== ''} aria-describedby={`${id}-note`} {...input} />
        {after}
      </div>
      <p id={`${id}-note`} className={error ? 'weft-login-error' : 'weft-login-hint'} aria-live="polite">
        {error || hint}
      </p>
    </div>
  )
}
