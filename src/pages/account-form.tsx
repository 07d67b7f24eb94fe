import { useId } from 'react'
import { SlideCheck } from '../../renderer/contract'
import { LoginField } from './login-field'
import { PasswordField } from './password-field'
import { Submit } from './sign-in/submit'
import { texts } from './texts'
import { type AccountFormProps, useAccountForm } from './use-account-form'
import type { Captcha } from './use-captcha'

const say = texts.login

function hintOf({ waitSeconds, waited }: Captcha): string {
  if (waitSeconds === null) return ''
  return waited ? say.captchaWaited : say.captchaWait(waitSeconds)
}

function CaptchaField({ captcha, error }: { captcha: Captcha; error: string }) {
  return (
    <LoginField
      label={say.captcha}
      error={captcha.waited ? '' : error}
      hint={hintOf(captcha)}
      name="captcha"
      autoComplete="off"
      value={captcha.text}
      onChange={event => captcha.setText(event.target.value)}
      after={
        <button type="button" className="weft-login-captcha" onClick={() => void captcha.renew()}>
          <img src={captcha.image} alt={say.captchaImage} height={36} />
        </button>
      }
    />
  )
}

/** Account, password and slider; what is wrong is said in its place. */
export function AccountForm(props: AccountFormProps) {
  const { form, values, set, captcha, errors, busy, submit } = useAccountForm(props)
  const slideNote = useId()
  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy} aria-label={texts.signIn.byAccount}>
      <LoginField
        label={say.account}
        error={errors.account ?? ''}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.account}
        onChange={event => set({ account: event.target.value })}
      />
      <PasswordField value={values.password} error={errors.password ?? ''} onChange={password => set({ password })} />
      {captcha.image && <CaptchaField captcha={captcha} error={errors.captcha ?? ''} />}
      <div className="weft-login-field">
        <SlideCheck
          passed={values.passed}
          onPass={() => set({ passed: true })}
          errorId={errors.slide && !values.passed ? slideNote : undefined}
        />
        <p id={slideNote} className="weft-login-error" aria-live="polite">
          {!values.passed && errors.slide}
        </p>
      </div>
      <label className="weft-login-remember">
        <input type="checkbox" checked={values.remember} onChange={event => set({ remember: event.target.checked })} />
        {say.remember}
      </label>
      <Submit busy={busy} text={say.submit} refusal={errors.form ?? ''} />
    </form>
  )
}
