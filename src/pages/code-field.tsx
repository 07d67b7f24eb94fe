import type { ComponentProps } from 'react'
import { LoginField } from './login-field'
import { texts } from './texts'
import { type Fields, wordsOf } from './use-fields'
import { type SmsMode, useSmsCode } from './use-sms-code'

const say = texts.phone

interface CodeFieldProps {
  readonly fields: Pick<Fields<'phone' | 'code'>, 'values' | 'check' | 'complain' | 'field'>
  readonly mode: SmsMode
}

/** The code of a message, with the button that has it sent to the phone of the same form. */
export function CodeField({ fields, mode }: CodeFieldProps) {
  const sms = useSmsCode(mode)
  const waiting = sms.left > 0 || sms.busy
  const send = async () => {
    if (waiting || !(await fields.check('phone'))) return
    await sms.send(fields.values.phone.trim()).catch(error => fields.complain('code', wordsOf(error)))
  }
  return (
    <LoginField
      label={say.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...fields.field('code')}
      after={
        <button type="button" className="weft-login-send" aria-disabled={waiting} onClick={() => void send()}>
          {sms.left > 0 ? say.again(sms.left) : say.send}
        </button>
      }
    />
  )
}

/** The number of a mobile phone. */
export function PhoneField({ fields, ...rest }: { fields: Pick<Fields<'phone'>, 'field'> } & Partial<ComponentProps<typeof LoginField>>) {
  return (
    <LoginField
      label={say.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={11}
      {...rest}
      {...fields.field('phone')}
    />
  )
}
