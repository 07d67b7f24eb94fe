import { Alert, Spin } from 'antd'
import { type AriaAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { readStoredFile } from '../../source/stored-file'
import { texts } from './texts'

/** What stands in the place of a file. Takes the focus where what had it has gone, so that Escape still closes the window. */
function State({ children, ...aria }: { readonly children: ReactNode } & AriaAttributes & { readonly role?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="weft-preview-state" {...aria}>
      {children}
    </div>
  )
}

export function Loading() {
  return (
    <State role="status" aria-busy aria-label={texts.loading}>
      <Spin />
    </State>
  )
}

export function Unreadable({ text }: { readonly text: string }) {
  return (
    <State>
      <Alert type="warning" showIcon role="alert" message={text} />
    </State>
  )
}

/** What people read of a file that cannot be had. */
export const failureText = (error: unknown): string =>
  error instanceof RequestError && error.code === 404 ? texts.unknownFile : texts.downloadFailed

export type Bytes =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'here'; readonly blob: Blob }

/** The bytes of a stored file; reading ends with the reader. */
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
