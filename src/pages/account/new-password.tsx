import { passwordStrength } from '../checks'
import { PasswordField } from '../password-field'
import { texts } from '../texts'
import type { Fields } from '../use-fields'
import './new-password.css'

const say = texts.newPassword

type PasswordFields = Pick<Fields<'password' | 'again'>, 'field' | 'set' | 'check' | 'values'>

interface NewPasswordProps {
  readonly fields: PasswordFields
  readonly label?: string
}

/** How strong a new password is: shown beside it while it is typed. */
function Strength({ password }: { password: string }) {
  const level = passwordStrength(password)
  return (
    <div className={`weft-strength is-${level}`} role="status">
      <p>{say.strength(say.levels[level] ?? '')}</p>
      <div className="weft-strength-bar" aria-hidden="true">
        <span style={{ width: `${[10, 33, 66, 100][level]}%` }} />
      </div>
      <p className="weft-strength-rule">{say.rule}</p>
    </div>
  )
}

/** A new password, twice. Its strength shows while the first of the two is being typed. */
export function NewPassword({ fields, label = say.password }: NewPasswordProps) {
  const [password, again] = [fields.field('password'), fields.field('again')]
  return (
    <>
      <div className="weft-new-password">
        <PasswordField
          label={label}
          name="password"
          isNew
          value={password.value}
          error={password.error}
          onChange={value => fields.set('password', value)}
          onBlur={() => {
            password.onBlur()
            if (again.value !== '') again.onBlur()
          }}
        />
        <Strength password={password.value} />
      </div>
      <PasswordField
        label={say.again}
        name="again"
        isNew
        value={again.value}
        error={again.error}
        onChange={value => fields.set('again', value)}
        onBlur={again.onBlur}
      />
    </>
  )
}
