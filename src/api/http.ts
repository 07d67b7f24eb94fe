import { createAlova } from 'alova'
import { language, loadPart, RequestError } from '../../renderer/contract'
import { adapter } from './adapter'
import { type AnswerMode, readAnswer } from './answer'
import { backEnd } from './back-end'
import { API_BASE } from './base'
import { ports } from './ports'
import { type QueryValues, queryText } from './query-text'
import { reachability } from './reachability'
import { type CallPlace, failureOf, type Quiet } from './react-to-failure'
import { noteRead, settleRead } from './reads-underway'
import { texts } from './texts'
import { addKey, settleKey } from './write-keys'

/** 15 minutes: an export of everything takes its time. */
const TIMEOUT = 900_000

/** What a call can say about itself under alova's `meta`. */
export interface CallMeta {
  /** Default `result`. */
  readonly answer?: AnswerMode
  /** True: the caller shows every failure itself; `notices`: all but the end of the session. */
  readonly quiet?: Quiet
  /** True: the progress of the upload is wanted. */
  readonly watched?: boolean
}

/** Statuses after which it is unknown whether the server acted. */
const UNKNOWN_OUTCOME = [502, 503, 504]

const metaOf = (method: { readonly meta?: unknown }) => (method.meta ?? {}) as CallMeta

function placeOf(method: {
  readonly meta?: unknown
  readonly config: { readonly headers: { readonly [name: string]: unknown } }
}): CallPlace {
  const sent = method.config.headers['X-Access-Token']
  return { quiet: metaOf(method).quiet ?? false, token: typeof sent === 'string' && sent !== '' ? sent : null }
}

/** What our server has a browser keep, and asks it each time whether its copy holds: an address that changes has no copy. */
const KEPT = ['/sys/permission/getUserPermissionByToken', '/sys/dict/queryAllDictItems']
const isKept = (url: string) => backEnd.known && !backEnd.isFamily && KEPT.includes(url)

function stamped(type: string, url: string, params: string): string {
  if (type !== 'GET' || url.includes('sys/dict/getDictItems') || isKept(url)) return params
  const stamp = `_t=${Math.floor(Date.now() / 1000)}`
  return params ? `${params}&${stamp}` : stamp
}

function lost(error: unknown, place: CallPlace): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof DOMException && error.name === 'AbortError') return new RequestError(texts.cancelled, 0, true)
  if (error instanceof Error && error.message.includes('timeout')) return failureOf({ status: 504, message: '', place })
  return failureOf({ status: 0, message: '', place })
}

interface Signed {
  url: string
  readonly config: { readonly params?: unknown; readonly headers: Record<string, string> }
}

/** Commas go as they are: the server takes them out of the address as it was sent. */
async function sign(method: Signed): Promise<void> {
  const { signatureOf } = await loadPart(() => import('./back-end/sign'))
  method.url = method.url.replaceAll('%2C', ',')
  const [path = '', query = ''] = method.url.split('?')
  method.config.headers['X-Sign'] = signatureOf(path, new URLSearchParams(`${query}&${method.config.params}`))
  method.config.headers['X-TIMESTAMP'] = String(Date.now())
}

/** The one way out to the server. Answers are read as `meta.answer` says; what is no success throws a `RequestError`. */
export const http = createAlova({
  baseURL: API_BASE,
  timeout: TIMEOUT,
  requestAdapter: adapter,
  // Rows change under people's hands; what may be kept says so itself.
  cacheFor: null,
  cacheLogger: null,
  shareRequest: false,
  snapshots: 0,
  beforeRequest(method) {
    const { config, type, url, data } = method
    const params = typeof config.params === 'string' ? config.params : queryText(config.params as QueryValues)
    config.params = stamped(type, url, params)
    const token = ports().token()
    if (token) {
      config.headers['X-Access-Token'] = token
      noteRead(method, token)
      if (!ports().inUse()) config.headers['X-Weft-Background'] ??= '1'
    }
    // The browser's own header names the languages of the browser.
    config.headers['Accept-Language'] = language() === 'en' ? 'en' : 'zh-CN'
    config.headers[backEnd.speech.tenantHeader] ??= ports().tenantId()
    // Else alova announces JSON where there is no body, which strict servers refuse.
    if (data === undefined || data === null) config.headers['Content-Type'] = ''
    addKey(method)
    return backEnd.speech.signs && type === 'GET' ? sign(method) : undefined
  },
  responded: {
    onSuccess(response, method) {
      reachability.set(true)
      settleKey(method, !UNKNOWN_OUTCOME.includes(response.status))
      return readAnswer(response, metaOf(method).answer ?? 'result', placeOf(method)).catch(error => {
        if (error instanceof RequestError) backEnd.noteFailure(method.type, method.url, error)
        throw error
      })
    },
    onError(error, method) {
      settleKey(method, false)
      throw lost(error, placeOf(method))
    },
    onComplete: settleRead,
  },
})
