import type { Client } from '../model/client'

/** The whole address of a file kept elsewhere; undefined for one of ours. */
export function outsideAddress(storedPath: string): string | undefined {
  return /^https?:\/\//i.test(storedPath) ? storedPath : undefined
}

/** Reads a stored file with the session's rights; its token travels in the header only. The caller says what went wrong. */
export function readStoredFile(client: Client, storedPath: string, signal?: AbortSignal) {
  const path = storedPath.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
  return client.download({ method: 'GET', path: `/sys/common/static/${path}`, silent: true, signal })
}

/** The stored path that an address within HTML means, as `Client.fileUrl` wrote it, here or on another host name; undefined for others. */
export function storedPathOf(client: Client, address: string): string | undefined {
  const base = client.fileUrl('')
  const path = base.startsWith('/') ? address.replace(/^https?:\/\/[^/]+(?=\/)/i, '') : address
  if (base === '' || !path.startsWith(base)) return undefined
  try {
    const stored = path.slice(base.length).split('/').map(decodeURIComponent).join('/')
    return stored === '' || stored.includes('..') ? undefined : stored
  } catch {
    return undefined
  }
}
