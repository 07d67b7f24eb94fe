import type { Call } from '../plugins/module'
import type { Session } from '../plugins/session'

/** A call of a user who is not signed in yet. */
export type SignInCall = Pick<
  Call<unknown, unknown, unknown, Session | null>,
  'accounts' | 'signIn' | 'integrations' | 'request' | 'reply' | 'withActor' | 'log'
>
