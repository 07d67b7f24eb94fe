import { useState } from 'react'
import { sysThirdLoginBindingThirdPhone, sysThirdLoginUserCheckPassword, sysThirdLoginUserCreate } from '../../api/generated/third'
import type { SignInAnswer } from '../../session'
import type { Provider } from '../../session/use-third-login'
import { codeCheck, phoneCheck, wanted } from '../checks'
import { CodeField, PhoneField } from '../code-field'
import { LoginField } from '../login-field'
import { PasswordField } from '../password-field'
import { TabList } from '../tab-list'
import { ABOUT, texts } from '../texts'
import { useFields } from '../use-fields'
import { BackButton } from './choice-step'
import type { SignInPorts } from './ports'
import { Submit } from './submit'

const say = texts.signIn.bind
const QUIET = { meta: { quiet: true } }

interface BindStepProps {
  readonly provider: Provider
  /** What the provider's window named the newcomer. */
  readonly uuid: string
  readonly registration: boolean
  readonly phone: boolean
  readonly way: SignInPorts['ways']['third']
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>
  readonly onBack: () => void
}

/** Takes what the server handed out for the newcomer to a sign-in. */
type Enter = (token: string) => Promise<void>

/** A user whom a provider knows and we do not: an account that they have, their phone, or a new account. */
export function BindStep({ provider, uuid, registration, phone, way, onAnswer, onBack }: BindStepProps) {
  const [active, setActive] = useState<'account' | 'phone' | 'create'>('account')
  const enter: Enter = async token => onAnswer(await way(token, provider.source))
  const tabs = [
    { key: 'account', title: say.byAccount },
    ...(phone ? [{ key: 'phone', title: say.byPhone } as const] : []),
    ...(registration ? [{ key: 'create', title: say.create } as const] : []),
  ] as const
  return (
    <>
      <p className="weft-login-lead">{say.hint}</p>
      <TabList label={say.ways} tabs={tabs} active={active} onChange={setActive}>
        {active === 'account' && <ByAccount uuid={uuid} enter={enter} />}
        {active === 'phone' && <ByPhone uuid={uuid} enter={enter} />}
        {active === 'create' && <Create provider={provider} uuid={uuid} enter={enter} />}
      </TabList>
      <BackButton onBack={onBack} />
    </>
  )
}

interface WayProps {
  readonly uuid: string
  readonly enter: Enter
}

function ByAccount({ uuid, enter }: WayProps) {
  const fields = useFields({
    initial: { account: '', password: '' },
    checks: { account: wanted(texts.login.noAccount), password: wanted(texts.login.noPassword) },
    submit: async ({ account, password }) =>
      enter(await sysThirdLoginUserCheckPassword({ body: { uuid, username: account.trim(), password } }, QUIET)),
  })
  const { form, busy, refusal, onSubmit, field } = fields
  const password = field('password')
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <LoginField label={texts.login.account} autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('account')} />
      <PasswordField value={password.value} error={password.error} onChange={value => fields.set('password', value)} />
      <Submit busy={busy} text={say.bind} refusal={refusal} />
    </form>
  )
}

function ByPhone({ uuid, enter }: WayProps) {
  const fields = useFields({
    initial: { phone: '', code: '' },
    checks: { phone: phoneCheck, code: codeCheck },
    submit: async ({ phone, code }) =>
      enter(await sysThirdLoginBindingThirdPhone({ body: { thirdUserUuid: uuid, mobile: phone.trim(), captcha: code.trim() } }, QUIET)),
    blame: message => (ABOUT.code.test(message) ? 'code' : undefined),
  })
  return (
    <form ref={fields.form} noValidate aria-busy={fields.busy} onSubmit={fields.onSubmit}>
      <PhoneField fields={fields} />
      <CodeField fields={fields} mode="0" />
      <Submit busy={fields.busy} text={say.bind} refusal={fields.refusal} />
    </form>
  )
}

function Create({ provider, uuid, enter }: WayProps & { readonly provider: Provider }) {
  const { form, busy, refusal, onSubmit, field } = useFields({
    initial: { account: '' },
    checks: {},
    submit: async ({ account }) =>
      enter(await sysThirdLoginUserCreate({ body: { uuid, source: provider.source, username: account.trim() || null } }, QUIET)),
  })
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <LoginField label={say.createName} autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('account')} />
      <Submit busy={busy} text={say.createAndLogin} refusal={refusal} />
    </form>
  )
}
