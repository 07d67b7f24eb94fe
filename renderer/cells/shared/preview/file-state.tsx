import { Alert, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { RequestError } from '../../../model/client'
import { useHost } from '../../../source/host-context'
import { readStoredFile } from '../../../source/stored-file'
import { texts } from './texts'

export function Loading() {
  return (
    <div className="weft-preview-state" role="status" aria-busy aria-label={texts.loading}>
      <Spin />
    </div>
  )
}

export function Unreadable({ text }: { readonly text: string }) {
  return (
    <div className="weft-preview-state">
      <Alert type="warning" showIcon role="alert" message={text} />
    </div>
  )
}

/** What people read of a file that cannot be had. */
export const failureText = (error: unknown): string =>
  error instanceof RequestError && error.code === 404 ? texts.unknownFile : texts.downloadFailed

export type Bytes =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'here'; readonly blob: Blob }

/** The bytes of a stored file; reading ends with whoever looks at it. */
export function useStoredBytes(path: string): Bytes {
  const { client } = useHost()
  const [found, setFound] = useState<Bytes>({ state: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    readStoredFile(client, path, abort.signal).then(
      ({ blob }) => abort.signal.aborted || setFound({ state: 'here', blob }),
      error => abort.signal.aborted || setFound({ state: 'failed', text: failureText(error) }),
    )
    return () => abort.abort()
  }, [client, path])
  return found
}
