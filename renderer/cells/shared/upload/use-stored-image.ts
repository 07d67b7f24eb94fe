import { useEffect, useState } from 'react'
import type { Host } from '../../../model/host'
import { useHost } from '../../../source/host-context'
import { outsideAddress, readStoredFile } from './stored-file'

export interface StoredImage {
  /** An address that the browser can draw; absent while loading and after a failure. */
  readonly address?: string
  readonly failed: boolean
}

interface Kept {
  readonly image: Promise<string>
  users: number
}

const kept = new WeakMap<Host, Map<string, Kept>>()
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
export function useStoredImage(path: string): StoredImage {
  const host = useHost()
  const outside = outsideAddress(path)
  const [found, setFound] = useState<{ readonly path: string; readonly image: StoredImage }>()
  useEffect(() => {
    if (outside !== undefined) return
    let shown = true
    const { image, release } = borrow(host, path)
    image.then(
      address => shown && setFound({ path, image: { address, failed: false } }),
      () => shown && setFound({ path, image: { failed: true } }),
    )
    return () => {
      shown = false
      release()
    }
  }, [host, path, outside])
  if (outside !== undefined) return { address: outside, failed: false }
  return found?.path === path ? found.image : { failed: false }
}

function borrow(host: Host, path: string) {
  const ofHost = kept.get(host) ?? new Map<string, Kept>()
  kept.set(host, ofHost)
  const entry = ofHost.get(path) ?? { image: load(host, path), users: 0 }
  ofHost.set(path, entry)
  entry.users++
  const release = () => {
    entry.users--
    if (entry.users > 0) return
    ofHost.delete(path)
    entry.image.then(URL.revokeObjectURL, () => undefined)
  }
  return { image: entry.image, release }
}

async function load(host: Host, path: string): Promise<string> {
  const { blob } = await readStoredFile(host.client, path)
  // Files are sent as mere bytes; only kinds of pictures without scripts are drawn.
  const type = types.get(path.split('.').at(-1)?.toLowerCase() ?? '')
  if (type === undefined) throw new Error(`no picture: ${path}`)
  return URL.createObjectURL(new Blob([blob], { type }))
}
