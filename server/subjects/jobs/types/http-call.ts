import { defineJob, RUNS_JOBS } from '../../../jobs'
import { ClosedAddressError, callOutside, headerFault, type OutgoingCall, wallBeside, writeHeaders } from '../../../util/outgoing'
import {
  mapBodyValues,
  mapHeaderValues,
  mapQueryValues,
  placeOfUrl,
  type SecretMap,
  secretsIn,
  withoutSecrets,
} from '../../../util/sealed-text'
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

/** What a call carries: values of its query and headers, and its body. None goes with another method or another address. */
const secrets: SecretMap<Params> = (params, replace) => {
  const place = `${params.method} ${placeOfUrl(params.url)}`
  return {
    ...params,
    url: mapQueryValues(params.url, (name, value) => replace(`${place} query ${name}`, value)),
    ...(params.headers !== undefined && {
      headers: mapHeaderValues(params.headers, (name, value) => replace(`${place} header ${name}`, value)),
    }),
    ...(params.body !== undefined && { body: replace(`${place} body`, params.body) }),
  }
}

/** What a call carried: its body as a whole, and each text in it, too. */
function carried(params: Params): readonly string[] {
  const { body = '', ...others } = params
  const found = [body, ...secretsIn(secrets, others)]
  mapBodyValues(body, (_, value) => {
    found.push(value)
    return value
  })
  return found
}

/** Headers of a call. Throws for a line that is none, without the secret in it. */
function headersOf(params: Params): Record<string, string> {
  const { headers = '' } = params
  const wrong = headerFault(headers)
  if (wrong !== undefined) throw new Error(texts.badHeader(withoutSecrets(wrong, carried(params)).slice(0, 100)))
  return writeHeaders(headers)
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
  secrets,
  mayAsk: async ({ headers = '' }) => {
    const wrong = headerFault(headers)
    return wrong === undefined ? undefined : texts.badHeader(wrong.slice(0, 100))
  },
  params: () => ({
    type: 'object',
    properties: {
      url: { type: 'string', title: texts.httpUrl, minLength: 1, maxLength: 2000, pattern: '^https?://[^/\\s@]+(/\\S*)?$' },
      method: { type: 'string', title: texts.httpMethod, enum: ['GET', 'POST', 'PUT', 'DELETE'], default: 'GET' },
      headers: { type: 'string', title: texts.httpHeaders, maxLength: 2000, format: 'textarea', description: texts.httpSecret },
      body: { type: 'string', title: texts.httpBody, maxLength: 3000, format: 'textarea', description: texts.httpSecret },
      contains: { type: 'string', title: texts.httpContains, maxLength: 200 },
    },
    required: ['url'],
    additionalProperties: false,
  }),
  limits: { seconds: 300, attempts: 3, pause: 30 },
  run: async ({ params, runId, signal, log, withTenant }) => {
    const { url, method, body, contains } = params
    // A receiver can tell a call that is made again from another one.
    const sent = { 'content-type': 'application/json', ...headersOf(params), 'idempotency-key': runId }
    const wall = wallBeside(await withTenant(async trx => internalPlaces(trx.catalog.settings)))
    const { status, text } = await call({ url, method, headers: sent, body: method === 'GET' ? undefined : body, signal, wall })
    log('info', texts.httpAnswered(status))
    const kept = withoutSecrets(text, carried(params)).slice(0, KEPT)
    if (kept) log('info', kept)
    if (status < 200 || status > 299) throw new Error(texts.httpRefused(status))
    if (contains && !text.includes(contains)) throw new Error(texts.httpLacks(contains))
    return { text: texts.httpAnswered(status), data: { status, text: kept } }
  },
})
