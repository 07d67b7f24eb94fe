import type { Config } from '../plugins/config'
import { type CasServer, casServer } from './cas'
import { type IdentityProvider, identityProvider } from './identity'
import { type SmsOutbox, smsOutbox } from './outbox'
import { consoleSender, httpSender } from './sms'

export type { Identity } from './identity'
export type { SmsMessage } from './sms'

/** Who is asked outside of this server; null where the installation names nobody. */
export interface Outside {
  readonly sms: SmsOutbox | null
  readonly identity: IdentityProvider | null
  readonly cas: CasServer | null
}

/** What the settings say; `say` prints codes when SMS_URL is `console`. */
export function makeOutside({ signIn, apiBase }: Config, say: (line: string) => void): Outside {
  const { sms, identity, casUrl, publicUrl } = signIn
  return {
    sms: sms && smsOutbox(sms === 'console' ? consoleSender(say) : httpSender(sms)),
    identity: identity && identityProvider(identity, `${publicUrl}${apiBase}/sys/thirdLogin/${identity.source}/callback`),
    cas: casUrl === null || publicUrl === null ? null : casServer(casUrl, publicUrl),
  }
}
