import { TOKEN_EXPIRED, texts } from './texts'

/** What is known of a call that did not succeed. */
export interface Failure {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** Of the envelope; undefined when the answer was none. */
  readonly code?: number | undefined
  /** The server's words; empty when it sent none. */
  readonly message: string
  readonly signedIn: boolean
  /** The call went out in the name of a session that is over, or has been followed by another. */
  readonly outdated: boolean
  readonly onLoginPage: boolean
}

export type Reaction =
  | { readonly react: 'notice'; readonly text: string }
  | { readonly react: 'warning'; readonly text: string }
  | { readonly react: 'unreachable'; readonly text: string }
  /** A notice, and the session ends by itself. */
  | { readonly react: 'leave'; readonly text: string }
  /** The dialog that asks to sign in again. */
  | { readonly react: 'expired'; readonly text: string }
  /** Left to the caller. */
  | { readonly react: 'caller'; readonly text: string }

interface CatalogueEntry {
  readonly situation: string
  readonly applies: (failure: Failure) => boolean
  readonly reaction: (failure: Failure) => Reaction
}

const notice = (text: string) => (): Reaction => ({ react: 'notice', text })
const status = (wanted: number) => (failure: Failure) => failure.status === wanted
const refusesToken = ({ status, message }: Failure) => status === 401 || (status === 500 && message.includes(TOKEN_EXPIRED))
const said = ({ message, status }: Failure) => message || texts.failed(status)

/** The first entry that applies decides; the last applies to everything. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  { situation: 'no answer', applies: status(0), reaction: () => ({ react: 'unreachable', text: texts.unreachable }) },
  { situation: 'HTTP 403', applies: status(403), reaction: notice(texts.denied) },
  { situation: 'HTTP 404', applies: status(404), reaction: notice(texts.missing) },
  { situation: 'HTTP 504', applies: status(504), reaction: notice(texts.timeout) },
  {
    situation: 'the token of a session that is over',
    applies: failure => failure.outdated && refusesToken(failure),
    reaction: () => ({ react: 'caller', text: texts.unauthorized }),
  },
  {
    situation: 'HTTP 401 while signed in',
    applies: failure => failure.status === 401 && failure.signedIn && !failure.onLoginPage,
    reaction: () => ({ react: 'leave', text: texts.unauthorized }),
  },
  { situation: 'HTTP 401', applies: status(401), reaction: notice(texts.unauthorized) },
  {
    situation: `HTTP 500, ${TOKEN_EXPIRED}`,
    applies: failure => refusesToken(failure) && failure.signedIn && !failure.onLoginPage,
    reaction: ({ message }) => ({ react: 'expired', text: message }),
  },
  {
    situation: 'the row has changed',
    applies: ({ code }) => code === 409,
    reaction: failure => ({ react: 'caller', text: said(failure) }),
  },
  { situation: 'code 510', applies: ({ code }) => code === 510, reaction: failure => ({ react: 'warning', text: said(failure) }) },
  {
    situation: 'refused with an envelope',
    applies: ({ status, code }) => status < 400 && code !== undefined,
    reaction: failure => ({ react: 'caller', text: said(failure) }),
  },
  { situation: 'other statuses', applies: () => true, reaction: failure => ({ react: 'notice', text: said(failure) }) },
]

export function reactionTo(failure: Failure): Reaction {
  for (const entry of CATALOGUE) if (entry.applies(failure)) return entry.reaction(failure)
  return { react: 'caller', text: said(failure) }
}
