import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { backEnd } from '../../api/back-end'
import {
  sysUserPasswordChange,
  sysUserPasswordChangePost,
  sysUserPhoneVerification,
  sysUserQuerySysUser,
} from '../../api/generated/account'
import { useDocumentTitle } from '../../layouts/document-title'
import { LOGIN } from '../../layouts/paths'
import { accountChoiceOf, type PhoneChoice } from '../../session'
import { SYSTEM_NAME } from '../../theme/texts'
import { codeCheck, newPasswordCheck, phoneCheck, sameCheck, wanted } from '../checks'
import { CodeField, PhoneField } from '../code-field'
import { LoginField } from '../login-field'
import { accountOptions } from '../sign-in/account-options'
import { ChoiceStep } from '../sign-in/choice-step'
import { Submit } from '../sign-in/submit'
import { ABOUT, texts } from '../texts'
import { type Fields, useFields } from '../use-fields'
import { NewPassword } from './new-password'
import { Result } from './result'
import { Steps } from './steps'
import { type Proven, type Sought, useAlteration } from './use-alteration'
import '../login-page.css'

const say = texts.alteration
const QUIET = { meta: { quiet: true } }

/** A new password for a user who has forgotten it: account, phone, password, done. */
export function AlterationPage() {
  useDocumentTitle(say.title)
  const { at, step, sought, proven, found, proved, finish, back } = useAlteration()
  return (
    <div className="weft-login">
      <p className="weft-login-system">{SYSTEM_NAME}</p>
      {step === 'done' ? null : <h1>{say.title}</h1>}
      <Steps label={say.progress} titles={say.steps} at={at} />
      {step === 'account' && <AccountStep first={nameOf(sought)} onFound={found} />}
      {step === 'phone' && sought && <PhoneStep sought={sought} onProven={proved} onBack={back} />}
      {step === 'password' && proven && <PasswordStep proven={proven} onDone={finish} onBack={back} />}
      {step === 'done' && (
        <Result title={say.done} hint={say.doneHint}>
          <Link className="weft-button is-main" to={LOGIN}>
            {say.toLogin}
          </Link>
        </Result>
      )}
      {step !== 'done' && (
        <p className="weft-login-links">
          <Link to={LOGIN}>{texts.register.toLogin}</Link>
        </p>
      )}
    </div>
  )
}

const nameOf = (sought: Sought | null) => (sought ? sought[sought.calledBy] : '')

interface StepFormProps {
  readonly fields: Pick<Fields<string>, 'form' | 'busy' | 'refusal' | 'onSubmit'>
  readonly text: string
  readonly onBack?: () => void
  readonly children: ReactNode
}

function StepForm({ fields, text, onBack, children }: StepFormProps) {
  const { form, busy, refusal, onSubmit } = fields
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), [form])
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      {children}
      <Submit busy={busy} busyText={text} text={text} refusal={refusal} />
      {onBack && (
        <button type="button" className="weft-link" onClick={onBack}>
          {say.back}
        </button>
      )}
    </form>
  )
}

function AccountStep({ first, onFound }: { first: string; onFound: (account: Sought) => void }) {
  const fields = useFields({
    initial: { account: first },
    checks: { account: wanted(say.noAccount) },
    async submit({ account }) {
      const name = account.trim()
      const calledBy = phoneCheck(name) === '' ? 'phone' : 'username'
      const query = calledBy === 'phone' ? { phone: name } : { username: name }
      onFound({ ...(await sysUserQuerySysUser({ query }, QUIET)), calledBy })
    },
  })
  return (
    <StepForm fields={fields} text={say.next}>
      <LoginField label={say.account} autoComplete="username" autoCapitalize="none" spellCheck={false} {...fields.field('account')} />
    </StepForm>
  )
}

/** Whether a whole number can be the one that is shown with stars in its middle. */
function fitsMask(phone: string, masked: string): boolean {
  const [head = '', tail = ''] = masked.split(/\*+/)
  return !masked.includes('*') || (phone.startsWith(head) && phone.endsWith(tail))
}

interface PhoneStepProps {
  readonly sought: Sought
  readonly onProven: (proven: Proven) => void
  readonly onBack: () => void
}

function PhoneStep({ sought, onProven, onBack }: PhoneStepProps) {
  const [choice, setChoice] = useState<PhoneChoice | null>(null)
  const prove = async (phone: string, smscode: string, username: string | null) => {
    const body = { phone, smscode, ...(username !== null && { username }) }
    onProven({ ...(await sysUserPhoneVerification({ body }, QUIET)), phone })
  }
  if (!choice) return <CodeStep sought={sought} prove={prove} onChoice={setChoice} onBack={onBack} />
  return (
    <ChoiceStep
      {...texts.signIn.account}
      hint={say.several}
      options={accountOptions(choice.accounts)}
      first=""
      onChoose={username => prove(choice.mobile, choice.choice, username)}
      onBack={() => setChoice(null)}
      backText={say.back}
    />
  )
}

interface CodeStepProps {
  readonly sought: Sought
  /** Proves the phone by a code, for the account that is named; null: for the only one. */
  readonly prove: (phone: string, code: string, username: string | null) => Promise<void>
  /** The phone is proven, and several accounts have it. */
  readonly onChoice: (choice: PhoneChoice) => void
  readonly onBack: () => void
}

function CodeStep({ sought, prove, onChoice, onBack }: CodeStepProps) {
  const known = !sought.phone.includes('*')
  const fields = useFields({
    initial: { phone: known ? sought.phone : '', code: '' },
    checks: {
      phone: phone => phoneCheck(phone) || (fitsMask(phone.trim(), sought.phone) ? '' : say.otherPhone),
      code: codeCheck,
    },
    async submit({ phone, code }) {
      const mobile = phone.trim()
      try {
        await prove(mobile, code.trim(), sought.calledBy === 'username' ? sought.username : null)
      } catch (error) {
        const choice = accountChoiceOf(error)
        if (!choice) throw error
        onChoice({ ...choice, mobile })
      }
    },
    blame: message => (ABOUT.code.test(message) ? 'code' : undefined),
  })
  return (
    <StepForm fields={fields} text={say.next} onBack={onBack}>
      {!known && <p className="weft-login-lead">{/\d/.test(sought.phone) ? say.sentTo(sought.phone) : say.typePhone}</p>}
      <PhoneField fields={fields} readOnly={known} />
      <CodeField fields={fields} mode="2" />
    </StepForm>
  )
}

interface PasswordStepProps {
  readonly proven: Proven
  readonly onDone: () => void
  readonly onBack: () => void
}

function PasswordStep({ proven, onDone, onBack }: PasswordStepProps) {
  const { username, phone, smscode } = proven
  const fields = useFields<'password' | 'again'>({
    initial: { password: '', again: '' },
    checks: { password: newPasswordCheck, again: (again, { password }) => sameCheck(again, password) },
    async submit({ password }) {
      const change = { username, phone, smscode, password }
      // Servers of the family take it as a query alone.
      if (backEnd.isFamily) await sysUserPasswordChange({ query: change }, QUIET)
      else await sysUserPasswordChangePost({ body: change }, QUIET)
      onDone()
    },
    blame: message => (ABOUT.password.test(message) ? 'password' : undefined),
  })
  return (
    <StepForm fields={fields} text={say.submit} onBack={onBack}>
      <p className="weft-login-lead">{say.forAccount(username)}</p>
      {/* So that a password store knows whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPassword fields={fields} label={texts.newPassword.new} />
    </StepForm>
  )
}
