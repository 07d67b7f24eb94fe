import { useEffect, useState } from 'react'
import { loadPdf, readStoredFile, useHost } from '../../../../renderer/index'

type PdfTools = Awaited<ReturnType<typeof loadPdf>>

/** What a document's file shows beside its text. */
export type Original =
  | { readonly kind: 'pdf'; readonly pdf: Awaited<ReturnType<PdfTools['openPdf']>['pdf']>; readonly drawPicture: PdfTools['drawPicture'] }
  | { readonly kind: 'picture'; readonly url: string }
  /** Its text is what there is. */
  | { readonly kind: 'none' }
  /** It should show more and cannot be read. */
  | { readonly kind: 'failed' }

const NONE: Original = { kind: 'none' }
const PICTURES: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp'])

/** The file of a document that is drawn as it is; undefined while it is read. */
export function useOriginal(file: string | null | undefined, fileType: string | null | undefined): Original | undefined {
  const { client } = useHost()
  const type = (fileType ?? '').toLowerCase()
  const drawn = file && (type === 'pdf' || PICTURES.has(type)) ? file : undefined
  const [opened, setOpened] = useState<Original>()
  useEffect(() => {
    if (drawn === undefined) return undefined
    const abort = new AbortController()
    let close: () => void = () => undefined
    const open = async () => {
      const { blob } = await readStoredFile(client, drawn, abort.signal)
      if (abort.signal.aborted) return
      if (type !== 'pdf') {
        const url = URL.createObjectURL(blob)
        close = () => URL.revokeObjectURL(url)
        return setOpened({ kind: 'picture', url })
      }
      const [{ openPdf, drawPicture }, data] = await Promise.all([loadPdf(), blob.arrayBuffer()])
      if (abort.signal.aborted) return
      const opening = openPdf(data)
      close = opening.close
      const pdf = await opening.pdf
      if (!abort.signal.aborted) setOpened({ kind: 'pdf', pdf, drawPicture })
    }
    open().catch(() => abort.signal.aborted || setOpened({ kind: 'failed' }))
    return () => {
      abort.abort()
      close()
    }
  }, [client, drawn, type])
  return drawn === undefined ? NONE : opened
}
