import { createAlova, type Method } from 'alova'
import adapterFetch from 'alova/fetch'
import { type Meta, outgoing, received, settings, type Whole } from './http-core'

export { type AnyStatus, ApiError, type Credential, configure, failed, type Settings, type Status4XX, type Status5XX } from './http-core'
export * from './http-service'
export type { Whole }

/** Sends a call and hands back status and headers too: `(await whole(getPet({ … }))).headers.get('ETag')`. Nothing is cached. */
export async function whole<Body>(call: { meta?: unknown; config: object; send(force?: boolean): Promise<Body> }): Promise<Whole<Body>> {
  call.meta = { ...(call.meta as object | undefined), whole: true }
  Object.assign(call.config, { cacheFor: 0, shareRequest: false })
  return (await call.send(true)) as unknown as Whole<Body>
}

/** The instance that sends every call. Nothing is cached unless a call asks for it. */
export const http = createAlova({
  baseURL: '',
  cacheFor: null,
  cacheLogger: null,
  requestAdapter: adapterFetch({ customFetch: (input, init) => (settings().fetch ?? fetch)(input, init) }),
  async beforeRequest(method) {
    const { config } = method
    const { base, headers, query } = await outgoing(metaOf(method), config.headers)
    const { timeout } = settings()
    method.baseURL = base
    if (timeout !== undefined) config.timeout ??= timeout
    Object.assign(config.headers, headers)
    // alova leaves out headers with an empty text; of a blank fetch sends the empty text.
    for (const [name, value] of Object.entries(headers)) if (value === '') config.headers[name] = ' '
    // Else alova announces JSON where there is no body, which strict servers refuse, and for bytes.
    if (method.data === undefined || method.data === null) config.headers['Content-Type'] = ''
    else if (method.data instanceof Blob) config.headers['Content-Type'] ??= method.data.type || 'application/octet-stream'
    if (query.length > 0) config.params = [config.params, ...query].filter(part => typeof part === 'string' && part !== '').join('&')
  },
  responded: {
    onSuccess: (response, method) =>
      received(
        response,
        metaOf(method),
        `${method.type} ${method.url}`,
        method.type === 'GET' ? headers => again(method, headers) : undefined,
      ),
  },
})

const metaOf = (method: { readonly meta?: unknown }) => (method.meta ?? {}) as Meta

/** The same call once more, for a stream that goes on. */
function again({ url, config, meta }: Method, headers: Readonly<Record<string, string>>): Promise<Response> {
  const { params, ...rest } = config
  return http
    .Get<Response>(url, {
      ...(rest as object),
      params,
      headers: { ...config.headers, ...headers },
      meta: { ...(meta as object | undefined), raw: true },
      cacheFor: 0,
      shareRequest: false,
    })
    .send(true)
}
