import { type ReactNode, Suspense, useId, useState } from 'react'
import { lazyPart } from '../../ui/loading/lazy-part'
import { useLayer } from '../../ui/page/layer'
import { previewKind } from './preview-kind'

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog)

export interface Preview {
  /** Undefined for a file that cannot be looked at in place. */
  readonly opener: (path: string) => (() => void) | undefined
  /** Stands anywhere in what is drawn. */
  readonly dialog: ReactNode
}

/** Looks at files of a cell in place. `download`: whether they can be had too. In rows that come and go the dialog outlives its cell. */
export function usePreview(paths: readonly string[], download: boolean): Preview {
  const [start, setStart] = useState<string>()
  const layer = useLayer()
  const key = useId()
  const dialogAt = (path: string, onClose: () => void) => (
    <Suspense fallback={null}>
      <PreviewDialog paths={paths} start={path} download={download} onClose={onClose} />
    </Suspense>
  )
  const open = (path: string) => {
    if (layer === undefined) setStart(path)
    else
      layer.show(
        key,
        dialogAt(path, () => layer.hide(key)),
      )
  }
  return {
    opener: path => (previewKind(path) === undefined ? undefined : () => open(path)),
    dialog: start !== undefined && dialogAt(start, () => setStart(undefined)),
  }
}
