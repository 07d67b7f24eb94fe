import { useId } from 'react'
import { useDocumentTitle } from '../layouts/document-title'
import { SYSTEM_NAME } from '../theme/texts'
import { LoginField } from './login-field'
import { PasswordField } from './password-field'
import { SlideCheck } from './slide-check'
import { texts } from './texts'
import type { Captcha } from './use-captcha'
import { type LoginPageProps, useLoginForm } from './use-login-form'
import './login-page.css'

const say = texts.login

function CaptchaField({ captcha, error }: { captcha: Captcha; error: string }) {
  return (
    <LoginField
      label={say.captcha}
      error={error}
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
export function LoginPage(props: LoginPageProps) {
  useDocumentTitle('')
  const { form, values, set, captcha, errors, busy, submit } = useLoginForm(props)
  const slideNote = useId()
  return (
    <form ref={form} className="weft-login" noValidate onSubmit={submit} aria-busy={busy}>
      <p className="weft-login-system">{SYSTEM_NAME}</p>
      <h1>{say.title}</h1>
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
      <button type="submit" className="weft-button is-main weft-login-submit" aria-disabled={busy}>
        {busy && <span className="weft-spinner" aria-hidden="true" />}
        {busy ? say.busy : say.submit}
      </button>
      <div role="alert" className="weft-login-answer">
        {errors.form && <p>{errors.form}</p>}
      </div>
    </form>
  )
}
