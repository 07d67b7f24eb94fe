import type { Answer } from '../../renderer/contract'
import { parseJson, readBody } from './envelope'
import { fileNameOf } from './file-name'
import { type CallPlace, failureOf } from './react-to-failure'
import { texts } from './texts'

/** How a call wants its answer: the envelope's result, the whole envelope, a file with its name, its bytes alone, or text. */
export type AnswerMode = 'result' | 'envelope' | 'file' | 'blob' | 'text'

export interface DownloadedFile {
  readonly blob: Blob
  /** Empty when the server named none. */
  readonly name: string
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '')

async function envelopeOf(response: Response, place: CallPlace): Promise<Answer> {
  const body = readBody(parseJson(await response.text()))
  if (response.ok && body?.answer?.success) return body.answer
  // A proxy may send a page with status 200: neither success nor the server's words.
  const message = body?.message || (response.ok && !body ? texts.unreadable : '')
  throw failureOf({ status: response.status, message, code: body?.answer?.code, result: body?.answer?.result, place })
}

/** Errors of a download come as JSON where bytes were asked for, with any status. */
async function checkFile(response: Response, place: CallPlace): Promise<void> {
  if (response.ok && !isJson(response)) return
  const { code } = await envelopeOf(response, place)
  throw failureOf({ status: response.status, message: texts.unknownFile, code, place })
}

const readers: { readonly [mode in AnswerMode]: (response: Response, place: CallPlace) => Promise<unknown> } = {
  result: async (response, place) => (await envelopeOf(response, place)).result,
  envelope: envelopeOf,
  async file(response, place): Promise<DownloadedFile> {
    await checkFile(response, place)
    return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) ?? '' }
  },
  async blob(response, place) {
    await checkFile(response, place)
    return response.blob()
  },
  async text(response, place) {
    return response.ok ? response.text() : envelopeOf(response, place)
  },
}

/** Reads an answer as the call asked for it; throws a `RequestError` for everything that is no success. */
export function readAnswer(response: Response, mode: AnswerMode, place: CallPlace): Promise<unknown> {
  return readers[mode](response, place)
}
