import type { Answer } from '../model/client'
import type { ImportOutcome } from '../model/source'
import { isObject } from './read-page'

/** Code of an import that left rows out. */
const PARTIAL = 201

/** What an import's envelope means: 201 carries the file of refused rows, as an object or as its bare address. */
export function importOutcome({ code, message, result }: Answer): ImportOutcome {
  if (code !== PARTIAL) return { complete: true, message }
  const url = isObject(result) ? result.fileUrl : result
  const told = isObject(result) && typeof result.msg === 'string' && result.msg !== '' ? `${message} ${result.msg}` : message
  if (typeof url !== 'string' || url === '') return { complete: false, message: told }
  const name = isObject(result) && typeof result.fileName === 'string' ? result.fileName : (url.split('/').at(-1) ?? url)
  return { complete: false, message: told, errorFile: { url, name } }
}
