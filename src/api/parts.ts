import { type DetailedError, defaultOptions, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { type Answer, type LargeFile, type LargeUpload, RequestError } from '../../renderer/contract'
import { API_BASE } from './base'
import { parseJson, readBody } from './envelope'
import { type CallMeta, http } from './http'
import { ports } from './ports'
import { failureOf } from './react-to-failure'
import { texts } from './texts'

/** Bytes of a part: one is sent within the time that a server gives a request, also over a slow line. */
const PART = 4 * 1024 * 1024
/** Milliseconds before each try; half an hour in all. Progress begins them anew. */
const RETRIES = [0, 1000, 3000, 5000, ...Array.from({ length: 180 }, () => 10_000)]
/** After so long the server has forgotten an upload. */
const LIFE = 3 * 24 * 3_600_000
/** What passes by itself: no answer, a busy server, no server behind a proxy, another request for the same upload. */
const PASSING = new Set([0, 409, 423, 429, 502, 503, 504])
const UNKNOWN = [404, 405, 501]

/** An answer that is no success. */
class Refusal extends Error {
  constructor(
    readonly method: string,
    readonly status: number,
    readonly body: string,
  ) {
    super(`${method} answered ${status}`)
  }
}

const endpoint = () => new URL(`${API_BASE}/sys/common/parts`, window.location.href).href

/** The same file for the same use, in the same tenant; kept by the browser until the upload is done. */
const fingerprint = ({ file, biz }: LargeFile) =>
  ['weft', ports().tenantId(), biz, file.name, file.size, file.lastModified].map(part => encodeURIComponent(part)).join('|')

function sign(request: HttpRequest): void {
  const token = ports().token()
  if (token !== null) request.setHeader('X-Access-Token', token)
  request.setHeader('tenant_id', ports().tenantId())
}

/** The protocol would begin anew whenever the question how far an upload is fails; only one that is gone begins anew. */
function judge(request: HttpRequest, response: HttpResponse): void {
  const [method, status] = [request.getMethod(), response.getStatus()]
  if (method === 'HEAD' && UNKNOWN.includes(status)) return
  if (status >= 400 || (method === 'POST' && status !== 201)) throw new Refusal(method, status, response.getBody() ?? '')
}

const refusalOf = (error: Error) => {
  const cause = (error as Partial<DetailedError>).causingError
  return cause instanceof Refusal ? cause : undefined
}

/** A server without the protocol has no such address, or something else there. */
const isUnknown = ({ method, status }: Refusal) => method === 'POST' && (UNKNOWN.includes(status) || status < 400)

/** An answer to HEAD has no words. A caller of nothing else hears them: that the session has ended, for one. */
async function reasonOf(error: Error): Promise<RequestError> {
  if (refusalOf(error)?.method !== 'HEAD') return failed(error)
  try {
    await http.Get('/sys/user/getCurrentUserDeparts', { meta: { quiet: 'notices' } satisfies CallMeta })
  } catch (told) {
    if (told instanceof RequestError) return told
  }
  return failed(error)
}

function failed(error: Error): RequestError {
  const refusal = refusalOf(error)
  if (refusal && isUnknown(refusal)) return new RequestError(texts.missing, 404, true)
  const token = ports().token()
  const body = refusal && readBody(parseJson(refusal.body))
  const place = { quiet: false, token }
  // Refused by a rule: the upload says why.
  if (refusal?.status === 422 && body) return new RequestError(body.message, body.answer?.code ?? 500, false)
  return failureOf({ status: refusal?.status ?? 0, message: body?.message ?? '', code: body?.answer?.code, place })
}

async function known(file: LargeFile) {
  return (await defaultOptions.urlStorage?.findUploadsByFingerprint(fingerprint(file))) ?? []
}

async function forget(file: LargeFile): Promise<void> {
  for (const { urlStorageKey } of await known(file)) await defaultOptions.urlStorage?.removeUpload(urlStorageKey)
}

/** What has not been gone on with is forgotten here as it is there. */
async function forgetOld(): Promise<void> {
  for (const { creationTime, urlStorageKey } of (await defaultOptions.urlStorage?.findAllUploads()) ?? []) {
    if (Date.now() - Date.parse(creationTime) > LIFE) await defaultOptions.urlStorage?.removeUpload(urlStorageKey)
  }
}

/** Sends what is missing; the id under which all of it lies on the server. */
async function sendMissing({ file, biz, folder, signal, onProgress, onWaiting }: LargeUpload): Promise<string> {
  const former = (await known({ file, biz })).at(-1)
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: endpoint(),
      chunkSize: PART,
      retryDelays: RETRIES,
      metadata: { filename: file.name, biz, ...(folder && { folder }) },
      fingerprint: async () => fingerprint({ file, biz }),
      onBeforeRequest: sign,
      onAfterResponse: judge,
      onShouldRetry: error => {
        const passing = PASSING.has(refusalOf(error)?.status ?? 0)
        if (passing) onWaiting(true)
        return passing
      },
      onProgress: (sent, total) => {
        onWaiting(false)
        onProgress(total === 0 ? 0 : sent / total)
      },
      onError: error => void reasonOf(error).then(reject),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    if (former) upload.resumeFromPreviousUpload(former)
    const stop = () => {
      void upload.abort()
      reject(new RequestError(texts.cancelled, 0, true))
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    else upload.start()
  })
}

/** Sends a file in parts, from where it stopped, and has `finish` make one file of them. */
export async function sendParts(upload: LargeUpload, finish: (id: string) => Promise<Answer>): Promise<Answer> {
  await forgetOld()
  const id = await sendMissing(upload)
  try {
    const answer = await finish(id)
    await forget(upload)
    return answer
  } catch (error) {
    // What was refused is gone; what was not answered is asked again.
    if (error instanceof RequestError && error.code !== 0 && !upload.signal.aborted) await forget(upload)
    throw error
  }
}

/** Gives up what was sent of a file, here and on the server. */
export async function dropParts(file: LargeFile): Promise<void> {
  const former = await known(file)
  await forget(file)
  for (const { uploadUrl } of former) {
    // The server forgets by itself what it is not told of.
    if (uploadUrl !== null) await Upload.terminate(uploadUrl, { onBeforeRequest: sign, retryDelays: [] }).catch(() => undefined)
  }
}
