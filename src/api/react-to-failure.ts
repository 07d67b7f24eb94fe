import { RequestError } from '../../renderer/contract'
import { type Reaction, reactionTo } from './error-catalogue'
import { ports } from './ports'
import { reachability } from './reachability'
import { texts } from './texts'

const ASK_AGAIN_AFTER = 3000
const LEAVE_AFTER = 1500

let asking = false
let askedAt = Number.NEGATIVE_INFINITY

/** Asks to sign in again: at most one dialog at a time, and none within 3 s of the last. Returns whether one is there. */
export function askToSignIn(): boolean {
  if (asking || Date.now() - askedAt < ASK_AGAIN_AFTER) return asking
  asking = true
  askedAt = Date.now()
  ports()
    .askToSignIn()
    .finally(() => {
      asking = false
    })
  return true
}

const show: { readonly [react in Reaction['react']]: (text: string) => boolean } = {
  notice(text) {
    ports().notice(texts.noticeTitle, text)
    return true
  },
  warning(text) {
    ports().message('warning', text)
    return true
  },
  unreachable(text) {
    ports().message('error', text)
    return true
  },
  leave(text) {
    ports().notice(texts.noticeTitle, text)
    ports().leave(LEAVE_AFTER)
    return true
  },
  expired() {
    askToSignIn()
    return true
  },
  caller: () => false,
}

/** True: nothing is shown here, whatever the catalogue says. `notices`: only the end of a session is. */
export type Quiet = boolean | 'notices'

const ENDS: ReadonlySet<Reaction['react']> = new Set(['leave', 'expired'])

/** Where a call stands. */
export interface CallPlace {
  readonly quiet: Quiet
  /** The token that it was sent with; null without one. */
  readonly token: string | null
}

interface FailedCall {
  readonly status: number
  readonly message: string
  readonly code?: number | undefined
  readonly result?: unknown
  readonly place: CallPlace
}

/** Shows what the catalogue says about a failed call and gives back the error to throw. */
export function failureOf({ place, result = null, ...call }: FailedCall): RequestError {
  const token = ports().token()
  const outdated = place.token !== null && place.token !== token
  const reaction = reactionTo({ ...call, signedIn: token !== null, outdated, onLoginPage: ports().onLoginPage() })
  if (call.status === 0) reachability.set(false)
  const shown = (place.quiet === 'notices' ? ENDS.has(reaction.react) : !place.quiet) && show[reaction.react](reaction.text)
  return new RequestError(reaction.text, call.code ?? call.status, shown, result)
}
