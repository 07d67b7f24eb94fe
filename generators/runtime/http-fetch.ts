import { type Meta, outgoing, received, settings, type Whole } from './http-core'

export { type AnyStatus, ApiError, type Credential, configure, failed, type Settings, type Status4XX, type Status5XX } from './http-core'
export * from './http-service'
export type { Whole }

/** What a call may say besides its request. */
export interface CallConfig {
  /** The query, as text. */
  readonly params?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  readonly cacheFor?: number | null
  readonly transform?: never
  readonly meta?: object
}

/** Bodies that fetch sends as they are; anything else is sent as JSON. */
export type CallData = BodyInit | object

/** A call that is sent when it is awaited, once. */
export class Call<Body> implements PromiseLike<Body> {
  readonly #send: (meta: Meta) => Promise<unknown>
  readonly #stop = new AbortController()
  #answer: Promise<Body> | null = null

  constructor(type: string, url: string, config: CallConfig, data: CallData | undefined) {
    this.#send = meta => sent(type, url, config, data, meta, this.#stop.signal)
  }

  /** Sends it now; a call that was sent already hands back the same answer. */
  send(): Promise<Body> {
    this.#answer ??= this.#send({}) as Promise<Body>
    return this.#answer
  }

  whole(): Promise<Whole<Body>> {
    return this.#send({ whole: true }) as Promise<Whole<Body>>
  }

  abort(): void {
    this.#stop.abort()
  }

  // A call is awaited like the promise that it stands for.
  then<Done = Body, Failed = never>(
    done?: ((body: Body) => Done | PromiseLike<Done>) | null,
    fail?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.send().then(done, fail)
  }

  catch<Failed = never>(fail?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null): Promise<Body | Failed> {
    return this.send().catch(fail)
  }

  finally(done?: (() => void) | null): Promise<Body> {
    return this.send().finally(done)
  }
}

/** Sends a call and hands back status and headers too: `(await whole(getPet({ … }))).headers.get('ETag')`. */
export function whole<Body>(call: Call<Body>): Promise<Whole<Body>> {
  return call.whole()
}

const without =
  (type: string) =>
  <Body>(url: string, config: CallConfig = {}): Call<Body> =>
    new Call<Body>(type, url, config, undefined)
const withData =
  (type: string) =>
  <Body>(url: string, data?: CallData, config: CallConfig = {}): Call<Body> =>
    new Call<Body>(type, url, config, data)

/** What sends every call: fetch, and nothing else. */
export const http = {
  Get: without('GET'),
  Head: without('HEAD'),
  Options: without('OPTIONS'),
  Post: withData('POST'),
  Put: withData('PUT'),
  Patch: withData('PATCH'),
  Delete: withData('DELETE'),
}

async function sent(
  type: string,
  url: string,
  config: CallConfig,
  data: CallData | undefined,
  more: Meta,
  stop: AbortSignal,
): Promise<unknown> {
  const meta: Meta = { ...config.meta, ...more }
  const once = (headers: Readonly<Record<string, string>>) => request(type, url, config, data, meta, headers, stop)
  return received(await once({}), meta, `${type} ${url}`, type === 'GET' ? once : undefined)
}

async function request(
  type: string,
  url: string,
  config: CallConfig,
  data: CallData | undefined,
  meta: Meta,
  more: Readonly<Record<string, string>>,
  stop: AbortSignal,
): Promise<Response> {
  const { base, headers, query } = await outgoing(meta, { ...config.headers, ...more })
  const asJson = data !== undefined && !isBody(data)
  // A text without a type of its own is JSON that is written already.
  if ((asJson || typeof data === 'string') && !Object.keys(headers).some(name => name.toLowerCase() === 'content-type'))
    headers['Content-Type'] = 'application/json'
  const text = [config.params, ...query].filter(Boolean).join('&')
  const address = `${base.replace(/\/$/, '')}${url}`
  const timeout = config.timeout ?? settings().timeout
  const signals = [stop, ...(config.signal ? [config.signal] : []), ...(timeout === undefined ? [] : [AbortSignal.timeout(timeout)])]
  return (settings().fetch ?? fetch)(text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`, {
    method: type,
    headers,
    signal: AbortSignal.any(signals),
    ...(data === undefined ? {} : { body: asJson ? JSON.stringify(data) : (data as BodyInit) }),
  })
}

function isBody(data: CallData): boolean {
  return (
    typeof data === 'string' ||
    data instanceof Blob ||
    data instanceof FormData ||
    data instanceof URLSearchParams ||
    data instanceof ArrayBuffer ||
    ArrayBuffer.isView(data) ||
    data instanceof ReadableStream
  )
}
