import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '../layouts/document-title'
import { ALTERATION, REGISTER } from '../layouts/paths'
import { RecoveryCodes } from '../layouts/recovery-codes'
import type { SignInAnswer, WaysIn } from '../session'
import { type ThirdAnswer, useThirdLogin } from '../session/use-third-login'
import { SYSTEM_NAME } from '../theme/texts'
import { AccountForm } from './account-form'
import { keptTexts, TYPED_ACCOUNT, TYPED_PHONE } from './kept-text'
import { accountOptions } from './sign-in/account-options'
import { BindStep } from './sign-in/bind-step'
import { ChoiceStep } from './sign-in/choice-step'
import { FactorStep } from './sign-in/factor-step'
import { OtherWays } from './sign-in/other-ways'
import { PhoneForm } from './sign-in/phone-form'
import type { SignInPorts } from './sign-in/ports'
import { casAddress, useCasTicket } from './sign-in/use-cas'
import { useOptions } from './sign-in/use-options'
import { type SignIn, useSignIn } from './sign-in/use-sign-in'
import { TabList } from './tab-list'
import { texts } from './texts'
import { wordsOf } from './use-fields'
import './login-page.css'

const say = texts.signIn
const TAB = 'login-tab'
/** What the next person at this screen need not see. */
const TYPED = [TYPED_ACCOUNT, TYPED_PHONE]

type Way = 'account' | 'phone'

const keptWay = (): Way => (keptTexts.get(TAB) === 'phone' ? 'phone' : 'account')

/** The page of the sign-in, from account and password to the application. */
export function LoginPage(ports: SignInPorts) {
  useDocumentTitle('')
  const options = useOptions(ports.loadOptions)
  const signIn = useSignIn(async (signedIn, choice) => {
    await ports.enter(signedIn, choice)
    for (const key of TYPED) keptTexts.set(key, '')
  })
  const { step } = signIn
  if (step.step === 'credentials') return <Credentials ports={ports} options={options} signIn={signIn} />
  if (step.step === 'factor') {
    return (
      <Frame title={say.factor.title}>
        <FactorStep challenge={step.challenge} way={ports.ways.secondFactor} onAnswer={signIn.proceed} onBack={signIn.restart} />
      </Frame>
    )
  }
  if (step.step === 'bind') {
    const { registration, phone } = options
    return (
      <Frame title={say.bind.title(step.provider.title)}>
        <BindStep {...step} {...{ registration, phone }} way={ports.ways.third} onAnswer={signIn.proceed} onBack={signIn.restart} />
      </Frame>
    )
  }
  if (step.step === 'account') {
    const { accounts, choice, mobile } = step.choice
    const choose = async (username: string) => signIn.proceed(await ports.ways.phone({ mobile, captcha: choice, username }))
    return (
      <Frame title={say.account.title}>
        <ChoiceStep {...say.account} options={accountOptions(accounts)} first="" onChoose={choose} onBack={signIn.restart} />
      </Frame>
    )
  }
  return <Later ports={ports} signIn={signIn} />
}

/** What comes once a user has proven who they are. */
function Later({ ports, signIn }: { ports: SignInPorts; signIn: SignIn }) {
  const { step, chooseTenant, chooseDepart, saved, restart } = signIn
  if (step.step === 'recovery') {
    return (
      <Frame title={say.recovery.title}>
        <RecoveryCodes codes={step.signedIn.recoveryCodes} />
        <GoOn text={say.recovery.done} onGo={saved} />
      </Frame>
    )
  }
  if (step.step === 'tenant') {
    const options = step.signedIn.tenants.map(({ id, name }) => ({ value: String(id), text: name }))
    return (
      <Frame title={say.tenant.title}>
        <ChoiceStep {...say.tenant} options={options} first={ports.lastTenant()} onChoose={chooseTenant} onBack={restart} />
      </Frame>
    )
  }
  if (step.step !== 'depart') return null
  const { departs, user } = step.signedIn
  const options = departs.map(({ orgCode, departName }) => ({ value: orgCode, text: departName }))
  return (
    <Frame title={say.depart.title}>
      <ChoiceStep key="depart" {...say.depart} options={options} first={user.orgCode} onChoose={chooseDepart} onBack={restart} />
    </Frame>
  )
}

/** The system's name where the picture beside it is not shown, and what this step is about. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="weft-login">
      <p className="weft-login-system">{SYSTEM_NAME}</p>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

function GoOn({ text, onGo }: { text: string; onGo: () => Promise<void> }) {
  const [refusal, setRefusal] = useState('')
  return (
    <>
      <button
        type="button"
        className="weft-button is-main weft-login-submit"
        onClick={() => void onGo().catch(error => setRefusal(wordsOf(error)))}
      >
        {text}
      </button>
      <div role="alert" className="weft-login-answer">
        {refusal && <p>{refusal}</p>}
      </div>
    </>
  )
}

interface CredentialsProps {
  readonly ports: SignInPorts
  readonly options: WaysIn
  readonly signIn: SignIn
}

function Credentials({ ports, options, signIn }: CredentialsProps) {
  const { ways, remember, remembered, loadCaptcha } = ports
  const [way, setWay] = useState<Way>(keptWay)
  const [problem, setProblem] = useState('')
  const cas = useCasTicket(async (ticket, service) => signIn.proceed(await ways.cas(ticket, service)))
  const third = useThirdLogin(answer => void takeThird(answer).catch(error => setProblem(wordsOf(error))))

  async function takeThird(answer: ThirdAnswer) {
    setProblem('failed' in answer ? answer.failed : '')
    if ('uuid' in answer) signIn.bind(answer.provider, answer.uuid)
    else if ('token' in answer) await signIn.proceed(await ways.third(answer.token, answer.provider.source))
  }
  const choose = (next: Way) => {
    keptTexts.set(TAB, next)
    setWay(next)
  }
  const done = async (answer: SignInAnswer) => signIn.proceed(answer)
  if (cas.checking) return <Frame title={say.checking}>{null}</Frame>
  const tabs = [
    { key: 'account', title: say.byAccount } as const,
    ...(options.phone ? [{ key: 'phone', title: say.byPhone } as const] : []),
  ]
  const active = options.phone ? way : 'account'
  return (
    <Frame title={texts.login.title}>
      {ports.notice && (
        <p role="status" className="weft-login-notice">
          {ports.notice}
        </p>
      )}
      <TabList label={say.ways} tabs={tabs} active={active} onChange={choose}>
        {active === 'account' ? (
          <AccountForm
            remembered={remembered}
            loadCaptcha={loadCaptcha}
            captchaFirst={options.captchaFirst ?? false}
            onLogin={async (credentials, wantsRemembering) => {
              const answer = await ways.password(credentials)
              remember(wantsRemembering ? credentials.username : null)
              await done(answer)
            }}
          />
        ) : (
          <PhoneForm way={ways.phone} onAnswer={done} />
        )}
      </TabList>
      {(problem || cas.problem) && (
        <p role="alert" className="weft-login-problem">
          {problem || cas.problem}
        </p>
      )}
      <p className="weft-login-links">
        {options.phone && options.alteration !== false && <Link to={ALTERATION}>{say.forgotten}</Link>}
        {options.registration && <Link to={REGISTER}>{say.register}</Link>}
      </p>
      <OtherWays third={options.third} waitingFor={third.waitingFor} onThird={third.open} casAddress={casAddress(options.cas?.loginUrl)} />
    </Frame>
  )
}
