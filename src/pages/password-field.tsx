import { type KeyboardEvent, useState } from 'react'
import { LoginField } from './login-field'
import { texts } from './texts'

const say = texts.login

interface PasswordFieldProps {
  readonly value: string
  readonly error: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Default: 密码. */
  readonly label?: string
  /** Default: `password`. */
  readonly name?: string
  /** One that is being made, and that a password store may offer. */
  readonly isNew?: boolean
}

/** A password with a button that shows it, and a word when caps lock is on. */
export function PasswordField({
  value,
  error,
  onChange,
  onBlur,
  label = say.password,
  name = 'password',
  isNew = false,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <LoginField
      label={label}
      error={error}
      hint={capsLock ? say.capsLock : ''}
      name={name}
      type={visible ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={event => onChange(event.target.value)}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => {
        setCapsLock(false)
        onBlur?.()
      }}
      after={
        <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <path d="M1.5 9C4 5 6.5 3.8 9 3.8S14 5 16.5 9C14 13 11.5 14.2 9 14.2S4 13 1.5 9Z" />
            <circle cx="9" cy="9" r="2.4" />
            {!visible && <path d="M3 15 15 3" />}
          </svg>
          <span className="weft-unseen">{say.showPassword}</span>
        </button>
      }
    />
  )
}
