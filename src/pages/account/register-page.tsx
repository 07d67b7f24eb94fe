import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { sysUserRegister } from '../../api/generated/account'
import { useDocumentTitle } from '../../layouts/document-title'
import { LOGIN, REGISTER_RESULT } from '../../layouts/paths'
import { SYSTEM_NAME } from '../../theme/texts'
import { codeCheck, type Doubt, freeCheck, newPasswordCheck, phoneCheck, sameCheck } from '../checks'
import { CodeField, PhoneField } from '../code-field'
import { keptTexts } from '../kept-text'
import { LoginField } from '../login-field'
import { Submit } from '../sign-in/submit'
import { ABOUT, texts } from '../texts'
import { useFields } from '../use-fields'
import { NewPassword } from './new-password'
import '../login-page.css'

const say = texts.register
const KEPT = { account: 'register-account', phone: 'register-phone' } as const

function accountCheck(account: string): string | Promise<string | Doubt> {
  const name = account.trim()
  if (name === '') return say.noAccount
  if (name.length < 2 || /\s/.test(name)) return say.badAccount
  return freeCheck({ username: name }, say.accountTaken)
}

const freePhone = (phone: string): string | Promise<string | Doubt> =>
  phoneCheck(phone) || freeCheck({ phone: phone.trim() }, say.phoneTaken)

/** The field that the server's words are about. */
const blame = (message: string) => {
  if (ABOUT.code.test(message)) return 'code'
  if (ABOUT.phone.test(message)) return 'phone'
  if (ABOUT.password.test(message)) return 'password'
  return ABOUT.account.test(message) ? 'account' : undefined
}

function useRegistration(agreed: () => boolean) {
  const navigate = useNavigate()
  const fields = useFields<'account' | 'password' | 'again' | 'phone' | 'code'>({
    initial: { account: keptTexts.get(KEPT.account), password: '', again: '', phone: keptTexts.get(KEPT.phone), code: '' },
    checks: {
      account: accountCheck,
      password: newPasswordCheck,
      again: (again, { password }) => sameCheck(again, password),
      phone: freePhone,
      code: codeCheck,
    },
    async submit({ account, password, phone, code }) {
      if (!agreed()) return
      const username = account.trim()
      await sysUserRegister({ body: { username, password, phone: phone.trim(), smscode: code.trim() } }, { meta: { quiet: true } })
      for (const key of Object.values(KEPT)) keptTexts.set(key, '')
      await navigate(REGISTER_RESULT, { state: { username }, replace: true })
    },
    blame,
  })
  const { account, phone } = fields.values
  useEffect(() => keptTexts.set(KEPT.account, account), [account])
  useEffect(() => keptTexts.set(KEPT.phone, phone), [phone])
  return fields
}

/** A new account: name, password, phone with its code, and the terms. What is typed survives a reload, but for password and code. */
export function RegisterPage() {
  useDocumentTitle(say.title)
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const fields = useRegistration(() => {
    setMissing(!agreed)
    return agreed
  })
  const { form, busy, refusal, onSubmit, field } = fields
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <div className="weft-login">
      <p className="weft-login-system">{SYSTEM_NAME}</p>
      <h1>{say.title}</h1>
      <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
        <LoginField
          label={say.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...field('account')}
        />
        <NewPassword fields={fields} />
        <PhoneField fields={fields} />
        <CodeField fields={fields} mode="1" />
        <Agreement agreed={agreed} missing={missing && !agreed} onChange={setAgreed} />
        <Submit busy={busy} busyText={say.busy} text={say.submit} refusal={refusal} />
      </form>
      <p className="weft-login-links">
        <Link to={LOGIN}>{say.toLogin}</Link>
      </p>
    </div>
  )
}

interface AgreementProps {
  readonly agreed: boolean
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
}

function Agreement({ agreed, missing, onChange }: AgreementProps) {
  const note = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (missing) box.current?.focus()
  }, [missing])
  const close = (answer: boolean) => {
    dialog.current?.close()
    onChange(answer)
  }
  return (
    <div className="weft-login-field">
      <label className="weft-login-remember is-close">
        <input
          ref={box}
          type="checkbox"
          checked={agreed}
          aria-invalid={missing}
          aria-describedby={note}
          onChange={event => onChange(event.target.checked)}
        />
        {say.agreement}
      </label>
      <button type="button" className="weft-link" onClick={() => dialog.current?.showModal()}>
        {`《${say.agreementName}》`}
      </button>
      <p id={note} className="weft-login-error" aria-live="polite">
        {missing && say.noAgreement}
      </p>
      <dialog ref={dialog} className="weft-terms" aria-label={say.agreementName}>
        <h2>{say.agreementName}</h2>
        <ol>
          {say.agreementText.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="weft-terms-choice">
          <button type="button" className="weft-button is-main" onClick={() => close(true)}>
            {say.agree}
          </button>
          <button type="button" className="weft-button" onClick={() => close(agreed)}>
            {say.close}
          </button>
        </p>
      </dialog>
    </div>
  )
}
