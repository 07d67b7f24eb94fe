import { useEffect, useState } from 'react'
import type { SecondFactorChallenge, TotpSecret } from '../../api/generated/totp'
import type { SignInAnswer } from '../../session'
import { lazyPage } from '../lazy-page'
import { LoginField } from '../login-field'
import { texts } from '../texts'
import { useFields } from '../use-fields'
import { BackButton } from './choice-step'
import type { SignInPorts } from './ports'
import { Submit } from './submit'

const say = texts.signIn.factor
const DIGITS = 6

/** Brings antd along: only for a user who has to set up a second factor on the way in. */
const Secret = lazyPage<{ secret: TotpSecret }>(async () => (await import('../../layouts/totp-secret')).TotpSecret)

interface FactorStepProps {
  readonly challenge: SecondFactorChallenge
  readonly way: SignInPorts['ways']['secondFactor']
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>
  readonly onBack: () => void
}

/** The code of an authenticator, or a recovery code in its place; and before that, where one is required, how to get it. */
export function FactorStep({ challenge, way, onAnswer, onBack }: FactorStepProps) {
  const { enrol } = challenge
  const [recovery, setRecovery] = useState(false)
  const { form, field, set, busy, refusal, onSubmit } = useFields({
    initial: { code: '' },
    checks: { code: value => (value.trim() !== '' ? '' : recovery ? say.noRecoveryCode : say.noCode) },
    submit: async ({ code }) => onAnswer(await way(challenge.challenge, code.replace(/\s/g, ''))),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const toggle = () => {
    setRecovery(!recovery)
    set('code', '')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <p className="weft-login-lead">{enrol ? say.enrolHint : recovery ? say.recoveryHint : say.hint}</p>
      {enrol && <Secret secret={enrol} />}
      <LoginField
        label={recovery ? say.recoveryCode : say.code}
        autoComplete="one-time-code"
        {...(recovery ? { autoCapitalize: 'none', spellCheck: false } : { inputMode: 'numeric', maxLength: DIGITS })}
        {...field('code')}
      />
      <Submit busy={busy} text={texts.login.submit} refusal={refusal} />
      <p className="weft-login-links">
        <BackButton onBack={onBack} />
        {!enrol && (
          <button type="button" className="weft-link" onClick={toggle}>
            {recovery ? say.useCode : say.useRecovery}
          </button>
        )}
      </p>
    </form>
  )
}
