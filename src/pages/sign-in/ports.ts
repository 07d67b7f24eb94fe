import type { LoginBody } from '../../api/generated/auth'
import type { PhoneLoginBody } from '../../api/generated/sms'
import type { SignedIn, SignInAnswer, WaysIn } from '../../session'

/** What was chosen on the way in; null where there was no choice. */
export interface SignInChoice {
  readonly tenantId: string | null
  readonly orgCode: string | null
}

/** What the sign-in needs of the application. */
export interface SignInPorts {
  /** The account to fill in; empty when no user asked to be remembered. */
  readonly remembered: string
  /** Null forgets it. */
  readonly remember: (account: string | null) => void
  /** The picture of a captcha, for servers that ask for one. */
  readonly loadCaptcha: (key: string) => Promise<unknown>
  readonly loadOptions: () => Promise<WaysIn>
  readonly ways: {
    readonly password: (body: LoginBody) => Promise<SignInAnswer>
    readonly phone: (body: PhoneLoginBody) => Promise<SignInAnswer>
    readonly third: (token: string, source: string) => Promise<SignInAnswer>
    readonly cas: (ticket: string, service: string) => Promise<SignInAnswer>
    readonly secondFactor: (challenge: string, code: string) => Promise<SignInAnswer>
  }
  /** What the page says first, such as why the last session ended; empty: nothing. */
  readonly notice: string
  /** The tenant to offer first; `'0'` when there was none. */
  readonly lastTenant: () => string
  /** Signs in for good and goes on to the application. Rejects with what to show. */
  readonly enter: (signedIn: SignedIn, choice: SignInChoice) => Promise<void>
}

/** Of a server that has not been asked yet, or cannot be. */
export const NO_OPTIONS: WaysIn = { registration: false, phone: false, third: [], cas: null, totp: 'off' }
