import { RequestError } from '../model/client'
import type { Download } from '../model/source'
import { isObject } from './read-page'
import { texts } from './texts'

/** The file, unless what came is the JSON of an error: the API reports errors of a download inside the blob. */
export async function checkedDownload(download: Download): Promise<Download> {
  if (!/json/.test(download.blob.type)) return download
  const answer = parsed(await download.blob.text())
  if (!isObject(answer)) throw new RequestError(texts.downloadFailed, 0, false)
  const message = typeof answer.message === 'string' && answer.message !== '' ? answer.message : texts.downloadFailed
  throw new RequestError(message, typeof answer.code === 'number' ? answer.code : 0, false)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
