import { defineJob, RUNS_JOBS } from '../../../jobs'
import { ClosedAddressError, callOutside, headerFault, type OutgoingCall, wallBeside, writeHeaders } from '../../../util/outgoing'
import { internalPlaces } from '../../settings'
import { texts } from '../texts'

interface Params {
  readonly url: string
  readonly method: string
  readonly headers?: string
  readonly body?: string
  readonly contains?: string
}

/** Characters of an answer that are kept with the run. */
const KEPT = 2000
/** Lines of `Name: value`. Throws with the line that is none. */
function headersOf(text = ''): Record<string, string> {
  const wrong = headerFault(text)
  if (wrong !== undefined) throw new Error(texts.badHeader(wrong.slice(0, 100)))
  return writeHeaders(text)
}

async function call(request: OutgoingCall) {
  try {
    return await callOutside(request)
  } catch (error) {
    if (error instanceof ClosedAddressError) throw new Error(texts.closedAddress(error.host, error.why === 'private'), { cause: error })
    if (request.signal.aborted || !(error instanceof Error)) throw error
    throw new Error(texts.notReached(error.message), { cause: error })
  }
}

/** Calls another system by HTTP. Inside alone what the settings of the installation name; redirects are not followed. */
export const httpCall = defineJob<Params>({
  name: 'httpCall',
  title: () => texts.httpCall,
  right: RUNS_JOBS,
  params: () => ({
    type: 'object',
    properties: {
      url: { type: 'string', title: texts.httpUrl, minLength: 1, maxLength: 2000, pattern: '^https?://[^/\\s@]+(/\\S*)?$' },
      method: { type: 'string', title: texts.httpMethod, enum: ['GET', 'POST', 'PUT', 'DELETE'], default: 'GET' },
      headers: { type: 'string', title: texts.httpHeaders, maxLength: 2000, format: 'textarea' },
      body: { type: 'string', title: texts.httpBody, maxLength: 3000, format: 'textarea' },
      contains: { type: 'string', title: texts.httpContains, maxLength: 200 },
    },
    required: ['url'],
    additionalProperties: false,
  }),
  limits: { seconds: 300, attempts: 3, pause: 30 },
  run: async ({ params: { url, method, headers, body, contains }, runId, signal, log, withTenant }) => {
    // A receiver can tell a call that is made again from another one.
    const sent = { 'content-type': 'application/json', ...headersOf(headers), 'idempotency-key': runId }
    const wall = wallBeside(await withTenant(async trx => internalPlaces(trx.catalog.settings)))
    const { status, text } = await call({ url, method, headers: sent, body: method === 'GET' ? undefined : body, signal, wall })
    log('info', texts.httpAnswered(status))
    if (text) log('info', text.slice(0, KEPT))
    if (status < 200 || status > 299) throw new Error(texts.httpRefused(status))
    if (contains && !text.includes(contains)) throw new Error(texts.httpLacks(contains))
    return { text: texts.httpAnswered(status), data: { status, text: text.slice(0, KEPT) } }
  },
})
