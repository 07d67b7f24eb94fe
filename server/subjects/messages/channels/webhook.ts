import { ClosedAddressError, callOutside } from '../../../util/outgoing'
import { ReachError } from '../../../util/reach'
import { type Channel, wallOf } from './channel'
import { networkCause, SendFailure } from './failure'
import { sayingNoSecret } from './secret-texts'
import { texts } from './texts'

/** Milliseconds that another system has for its answer. */
const LONGEST = 20_000

interface Request {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof ReachError) throw error
  if (error instanceof ClosedAddressError) return new SendFailure(texts.closedAddress(error.host, error.why), 'lasting', error)
  const cause = networkCause(error)
  if (cause !== undefined) return new SendFailure(texts.causes[cause], 'passing', error)
  return new SendFailure(texts.noAnswer(error instanceof Error ? error.message : String(error)), 'unknown', error)
}

/** Posts to another system; its answer, without what opens the channel, when that is one of success. Throws `SendFailure`. */
export async function post(channel: Channel, { signal, ...request }: Request): Promise<string> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  const { status, text } = await callOutside({ ...request, method: 'POST', signal: limited, wall: wallOf(channel) }).catch(error => {
    throw failureOf(error)
  })
  // Before it is cut: a part of a secret would not be known.
  const said = sayingNoSecret(channel, text)
  if (status >= 200 && status < 300) return said
  // A proxy that has lost its server cannot know what became of the call.
  const kind = status === 502 || status === 504 ? 'unknown' : status >= 500 || status === 429 ? 'passing' : 'lasting'
  throw new SendFailure(texts.status(status, said.slice(0, 200)), kind)
}
