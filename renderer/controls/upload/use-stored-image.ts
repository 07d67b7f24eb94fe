import { useEffect, useState } from 'react'
import { RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { outsideAddress } from '../../source/stored-file'
import { borrowPicture } from '../../ui/html/stored-picture'

export interface StoredImage {
  /** An address that the browser can draw; absent while loading and after a failure. */
  readonly address?: string
  readonly failed: boolean
  /** It failed because there is no such file. */
  readonly missing?: boolean
}

/** The picture behind a stored path, read once for all who show it and let go with the last of them. */
export function useStoredImage(path: string): StoredImage {
  const { client } = useHost()
  const outside = outsideAddress(path)
  const [found, setFound] = useState<{ readonly path: string; readonly image: StoredImage }>()
  useEffect(() => {
    if (outside !== undefined) return
    let shown = true
    const { picture, release } = borrowPicture(client, path)
    picture.then(
      address => shown && setFound({ path, image: { address, failed: false } }),
      error => shown && setFound({ path, image: { failed: true, missing: isMissing(error) } }),
    )
    return () => {
      shown = false
      release()
    }
  }, [client, path, outside])
  if (outside !== undefined) return { address: outside, failed: false }
  return found?.path === path ? found.image : { failed: false }
}

const isMissing = (error: unknown) => error instanceof RequestError && error.code === 404
