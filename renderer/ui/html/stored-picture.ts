import type { Client } from '../../model/client'
import { readStoredFile } from '../../source/stored-file'

interface Kept {
  readonly picture: Promise<string>
  users: number
}

/** A stored picture on loan: an address that the browser can draw, and how to give it back. */
export interface BorrowedPicture {
  readonly picture: Promise<string>
  readonly release: () => void
}

const kept = new WeakMap<Client, Map<string, Kept>>()
const types = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['bmp', 'image/bmp'],
  ['avif', 'image/avif'],
])

/** The picture behind a stored path, read once for all who show it and let go with the last of them. */
export function borrowPicture(client: Client, path: string): BorrowedPicture {
  const ofClient = kept.get(client) ?? new Map<string, Kept>()
  kept.set(client, ofClient)
  const entry = ofClient.get(path) ?? { picture: load(client, path), users: 0 }
  ofClient.set(path, entry)
  entry.users++
  const release = () => {
    entry.users--
    if (entry.users > 0) return
    ofClient.delete(path)
    entry.picture.then(URL.revokeObjectURL, () => undefined)
  }
  return { picture: entry.picture, release }
}

async function load(client: Client, path: string): Promise<string> {
  const { blob } = await readStoredFile(client, path)
  // Files are sent as mere bytes; only kinds of pictures without scripts are drawn.
  const type = types.get(path.split('.').at(-1)?.toLowerCase() ?? '')
  if (type === undefined) throw new Error(`no picture: ${path}`)
  return URL.createObjectURL(new Blob([blob], { type }))
}
