import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { LoginBody } from '../api/generated/auth'
import { keptTexts, TYPED_ACCOUNT } from './kept-text'
import { CAPTCHA_MISSING, texts } from './texts'
import { type Captcha, useCaptcha } from './use-captcha'

const say = texts.login

export interface AccountFormProps {
  /** Filled in; empty when no user asked to be remembered. */
  readonly remembered: string
  /** Signs in and goes on; rejects with what to show. */
  readonly onLogin: (credentials: LoginBody, remember: boolean) => Promise<void>
  /** The picture of a captcha, for servers that ask for one. */
  readonly loadCaptcha: (key: string) => Promise<unknown>
  /** True: the server lets no user in without one. Default: it asks for one when it wants it. */
  readonly captchaFirst?: boolean
}

interface LoginErrors {
  readonly account?: string
  readonly password?: string
  readonly captcha?: string
  readonly slide?: string
  /** Of the server. */
  readonly form?: string
}

interface LoginValues {
  readonly account: string
  readonly password: string
  readonly remember: boolean
  /** Whether the slider is at its end. */
  readonly passed: boolean
}

export interface LoginForm {
  readonly form: RefObject<HTMLFormElement>
  readonly values: LoginValues
  readonly set: (values: Partial<LoginValues>) => void
  readonly captcha: Captcha
  readonly errors: LoginErrors
  readonly busy: boolean
  readonly submit: (event: FormEvent) => void
}

const messageOf = (error: unknown) => (error instanceof Error && error.message) || say.failed

function problemsOf({ account, password, passed }: LoginValues, captcha: Captcha): LoginErrors {
  return {
    ...(account.trim() === '' ? { account: say.noAccount } : {}),
    ...(password === '' ? { password: say.noPassword } : {}),
    ...(captcha.image && !captcha.waited && captcha.text.trim() === '' ? { captcha: say.noCaptcha } : {}),
    ...(passed ? {} : { slide: say.noSlide }),
  }
}

/** The first place that a person has to look at: an error, or the first empty input. */
function placeToLook(form: HTMLFormElement | null, errors: LoginErrors): HTMLElement | null | undefined {
  if (errors.form) return form?.querySelector<HTMLElement>('[name=password]')
  if (Object.keys(errors).length > 0) return form?.querySelector<HTMLElement>('[aria-invalid=true], [role=slider][aria-describedby]')
  return Array.from(form?.querySelectorAll('input') ?? []).find(input => input.value === '')
}

export function useAccountForm({ remembered, onLogin, loadCaptcha, captchaFirst = false }: AccountFormProps): LoginForm {
  const [values, setValues] = useState<LoginValues>({
    account: keptTexts.get(TYPED_ACCOUNT) || remembered,
    password: '',
    remember: remembered !== '',
    passed: false,
  })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha(loadCaptcha, captchaFirst)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => placeToLook(form.current, errors)?.focus(), [errors])

  useEffect(() => keptTexts.set(TYPED_ACCOUNT, values.account), [values.account])

  const refused = async (error: unknown) => {
    const told = messageOf(error)
    // No user can have filled in a picture that was not shown.
    const message = captcha.image === undefined && CAPTCHA_MISSING.test(told) ? say.captchaFirst : told
    setBusy(false)
    setErrors({ form: message })
    await captcha.follow(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const problems = problemsOf(values, captcha)
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    const asked = captcha.image ? { captcha: captcha.text.trim(), checkKey: captcha.key } : {}
    const credentials = { username: values.account.trim(), password: values.password, remember_me: values.remember, ...asked }
    // A user who comes back from a later step finds the form as it was.
    onLogin(credentials, values.remember).then(() => setBusy(false), refused)
  }
  const set = (changed: Partial<LoginValues>) => {
    setValues(before => ({ ...before, ...changed }))
  }
  return { form, values, set, captcha, errors, busy, submit }
}
