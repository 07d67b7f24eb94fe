import type { Call } from '../../../http/module'
import type { Session } from '../../../http/session'

/** A call of a user who is not signed in yet. */
export type SignInCall = Pick<
  Call<unknown, unknown, unknown, Session | null>,
  'accounts' | 'catalog' | 'signIn' | 'integrations' | 'request' | 'reply' | 'withActor' | 'log'
>
