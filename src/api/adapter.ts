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

/** Sends by `fetch`; forms whose upload is watched (`meta.watched`) by XMLHttpRequest. The answer is a `Response` either way. */
export const adapter: FetchRequestAdapter = (request, method) =>
  request.data instanceof FormData && method.meta?.watched
    ? sendForm(request.url, request.type, request.headers, request.data, method.config.timeout ?? 0)
    : viaFetch(request, method)
