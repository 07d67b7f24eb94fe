import { useEffect } from 'react'
import type { SignInAnswer } from '../../session'
import { codeCheck, phoneCheck } from '../checks'
import { CodeField, PhoneField } from '../code-field'
import { keptTexts, TYPED_PHONE } from '../kept-text'
import { ABOUT, texts } from '../texts'
import { useFields } from '../use-fields'
import type { SignInPorts } from './ports'
import { Submit } from './submit'

interface PhoneFormProps {
  readonly way: SignInPorts['ways']['phone']
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>
}

/** Signs in with the code of a message. */
export function PhoneForm({ way, onAnswer }: PhoneFormProps) {
  const fields = useFields({
    initial: { phone: keptTexts.get(TYPED_PHONE), code: '' },
    checks: { phone: phoneCheck, code: codeCheck },
    submit: async ({ phone, code }) => onAnswer(await way({ mobile: phone.trim(), captcha: code.trim() })),
    blame: message => (ABOUT.code.test(message) ? 'code' : undefined),
  })
  const { form, values, busy, refusal, onSubmit } = fields
  useEffect(() => keptTexts.set(TYPED_PHONE, values.phone), [values.phone])
  useEffect(
    () =>
      Array.from(form.current?.querySelectorAll('input') ?? [])
        .find(input => input.value === '')
        ?.focus(),
    [form],
  )
  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit} aria-label={texts.signIn.byPhone}>
      <PhoneField fields={fields} />
      <CodeField fields={fields} mode="0" />
      <Submit busy={busy} text={texts.login.submit} refusal={refusal} />
    </form>
  )
}
