import { type Abilities, type Answer, type Client, type ClientRequest, loadPart, RequestError } from '../../renderer/contract'
import type { AnswerMode } from './answer'
import { backEnd } from './back-end'
import { API_BASE } from './base'
import { type CallMeta, http } from './http'
import { queryText } from './query-text'
import { texts } from './texts'

type Operations = { readonly [id: string]: { readonly method: string; readonly path: string } }

/** The last part of a path, for files that the server sends without a name. */
const nameFrom = (path: string) => path.split('/').at(-1) || 'download'

function send<Result>(request: ClientRequest, answer: AnswerMode, form?: FormData): Promise<Result> {
  const { method, path, query = {}, body, signal, onProgress, silent = false } = request
  if (signal?.aborted) return Promise.reject(new RequestError(texts.cancelled, 0, true))
  const meta: CallMeta = { answer, watched: onProgress !== undefined, ...(silent && { quiet: 'notices' }) }
  const call = http.Request<Result>({ url: path, method, params: queryText(query), meta, ...dataOf(form ?? body) })
  if (onProgress) call.onUpload(({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  const abort = () => void call.abort()
  signal?.addEventListener('abort', abort, { once: true })
  return call.send().finally(() => signal?.removeEventListener('abort', abort))
}

/** alova takes objects and text; other JSON values are written out. */
function dataOf(body: unknown): { data?: FormData | string | Record<string, unknown> } {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null) return { data: body as Record<string, unknown> }
  return { data: JSON.stringify(body) }
}

const FINISH = { method: 'POST', path: '/sys/common/uploadFinish' } as const
/** Loaded with the first large file. */
const parts = () => loadPart(() => import('./parts'))

/** Loaded where a server of the family answers. */
const family = () => loadPart(() => import('./back-end/translate'))
const ofFamily = async (request: ClientRequest) => (await family()).answerOfFamily(request, asked => send<Answer>(asked, 'envelope'))

const abilities: Abilities = {
  has: (method, path) => backEnd.has(method, path),
  hasScreen: id => backEnd.hasScreen(id),
}

/** The renderer's client over the alova instance. `operations` are those of the contracts, by operation id. */
export function createClient(operations: Operations): Client {
  const known = new Map(Object.entries(operations))
  return {
    ...(backEnd.isFamily && { abilities }),
    request: async <Result>(request: ClientRequest) =>
      backEnd.isFamily ? ((await ofFamily(request)).result as Result) : send<Result>(request, 'result'),
    answer: async <Result>(request: ClientRequest) =>
      backEnd.isFamily ? ((await ofFamily(request)) as Answer<Result>) : send<Answer<Result>>(request, 'envelope'),
    async download(request) {
      const path = backEnd.isFamily ? (await family()).familyPath(request.path) : request.path
      const file = await send<{ blob: Blob; name: string }>({ ...request, path }, 'file')
      return { blob: file.blob, name: file.name || nameFrom(request.path) }
    },
    upload: ({ form, ...request }) => send(request, 'envelope', form),
    ...(!backEnd.isFamily && {
      uploadParts: async upload =>
        (await parts()).sendParts(upload, id => send({ ...FINISH, body: { id }, signal: upload.signal }, 'envelope')),
      dropParts: async file => (await parts()).dropParts(file),
    }),
    operation(id) {
      const found = known.get(id)
      return found && { method: found.method as ClientRequest['method'], path: found.path }
    },
    fileUrl: path => (path.startsWith('http') ? path : `${API_BASE}/sys/common/static/${encodePath(path)}`),
  }
}

/** Slashes part the folders; everything else of a stored path is text. */
const encodePath = (path: string) => path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
