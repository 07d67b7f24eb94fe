import type { Call } from '../plugins/module'
import type { Session } from '../plugins/session'

/** A call of somebody who is not signed in yet. */
export type DoorCall = Pick<
  Call<unknown, unknown, unknown, Session | null>,
  'accounts' | 'signIn' | 'integrations' | 'request' | 'reply' | 'withActor' | 'log'
>
