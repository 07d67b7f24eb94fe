import adapterFetch, { type FetchRequestAdapter } from 'alova/fetch'

type Call = ReturnType<FetchRequestAdapter>

const viaFetch = adapterFetch()
const WITHOUT_BODY = [204, 205, 304]

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}

function responseOf(xhr: XMLHttpRequest): Response {
  const body = WITHOUT_BODY.includes(xhr.status) ? null : (xhr.response as Blob)
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers: headersOf(xhr) })
}

/** `fetch` cannot tell how far an upload is; XMLHttpRequest can. */
function sendForm(url: string, type: string, headers: { readonly [name: string]: string }, form: FormData, timeout: number): Call {
  const xhr = new XMLHttpRequest()
  let report: (loaded: number, total: number) => void = () => {}
  const response = new Promise<Response>((resolve, reject) => {
    xhr.open(type, url)
    for (const [name, value] of Object.entries(headers)) if (value) xhr.setRequestHeader(name, value)
    xhr.responseType = 'blob'
    xhr.timeout = timeout
    xhr.upload.onprogress = ({ loaded, total }) => report(loaded, total)
    xhr.onload = () => resolve(responseOf(xhr))
    xhr.onerror = () => reject(new TypeError('The upload failed.'))
    xhr.ontimeout = () => reject(new Error('network timeout'))
    xhr.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'))
    xhr.send(form)
  })
  return {
    response: () => response,
    headers: () => response.then(({ headers }) => headers),
    onUpload: handler => {
      report = handler
    },
    abort: () => xhr.abort(),
  }
}

const BUSY = 503
/** A server that wants to be left alone for longer is not waited for, in seconds. */
const LONGEST_REST = 5
/** Those who were refused together do not come again together, in milliseconds. */
const SPREAD = 1000

/** Milliseconds until a busy server may be asked again; null when it does not say so, or that is too long. */
function restOf({ status, headers }: Response): number | null {
  const seconds = headers.get('retry-after')
  if (status !== BUSY || seconds === null || !/^\d+$/.test(seconds) || Number(seconds) > LONGEST_REST) return null
  return Number(seconds) * 1000 + Math.random() * SPREAD
}

/** What only reads asks a busy server once more before any user hears of it. */
function readTwice(send: () => Call): Call {
  const first = send()
  let running = first
  let giveUp: () => void = () => {}
  const read = async () => {
    const answer = await first.response()
    const rest = restOf(answer)
    if (rest === null) return answer
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, rest)
      giveUp = () => {
        clearTimeout(timer)
        reject(new DOMException('The call was aborted.', 'AbortError'))
      }
    })
    running = send()
    return running.response()
  }
  let response: Promise<Response> | undefined
  const once = () => {
    response ??= read()
    return response
  }
  return {
    ...first,
    response: once,
    headers: () => once().then(({ headers }) => headers),
    abort: () => {
      giveUp()
      running.abort()
    },
  }
}

/** Sends by `fetch`; forms whose upload is watched (`meta.watched`) by XMLHttpRequest. The answer is a `Response` either way. */
export const adapter: FetchRequestAdapter = (request, method) => {
  if (request.data instanceof FormData && method.meta?.watched)
    return sendForm(request.url, request.type, request.headers, request.data, method.config.timeout ?? 0)
  return request.type === 'GET' ? readTwice(() => viaFetch(request, method)) : viaFetch(request, method)
}
