import type { SignInSettings } from '../config'
import { type CasServer, casServer } from './cas'
import { type IdentityProvider, identityProvider } from './identity'
import { type SmsOutbox, smsOutbox } from './outbox'
import { consoleSender, httpSender } from './sms'

declare module '../../../http/module' {
  interface SubjectServices {
    /** What answers to others: phones, providers, CAS. */
    readonly integrations: Integrations
  }
}

export type { Identity } from './identity'
export type { SmsMessage } from './sms'

/** Services outside of this server that it asks; null where the settings name none. */
export interface Integrations {
  readonly sms: SmsOutbox | null
  readonly identity: IdentityProvider | null
  readonly cas: CasServer | null
}

/** Where and as what this server is reached, and whom it asks. */
interface IntegrationSettings {
  readonly signIn: SignInSettings
  /** Path before every call of the API. */
  readonly apiBase: string
}

/** Connects what the settings name; `say` prints codes when SMS_URL is `console`. */
export function createIntegrations({ signIn, apiBase }: IntegrationSettings, say: (line: string) => void): Integrations {
  const { sms, identity, casUrl, publicUrl } = signIn
  return {
    sms: sms && smsOutbox(sms === 'console' ? consoleSender(say) : httpSender(sms)),
    identity: identity && identityProvider(identity, `${publicUrl}${apiBase}/sys/thirdLogin/${identity.source}/callback`),
    cas: casUrl === null || publicUrl === null ? null : casServer(casUrl, publicUrl),
  }
}
