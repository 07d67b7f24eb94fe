import type { Client } from '../../../model/client'

/** What a person calls a stored file: the last part of its path, without the time that the server put behind its name. */
export function fileName(storedPath: string): string {
  const last =
    storedPath
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  return decoded(last).replace(/_\d{13}(?=(\.[^.]*)?$)/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The whole address of a file kept elsewhere; undefined for one of ours. */
export function outsideAddress(storedPath: string): string | undefined {
  return /^https?:\/\//i.test(storedPath) ? storedPath : undefined
}

/** Reads a stored file with the session's rights; its token travels in the header only. */
export function readStoredFile(client: Client, storedPath: string, signal?: AbortSignal) {
  const path = storedPath.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
  return client.download({ method: 'GET', path: `/sys/common/static/${path}`, ...(signal ? { signal } : {}) })
}
