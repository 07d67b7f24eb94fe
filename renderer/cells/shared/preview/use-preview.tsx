import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../widgets/lazy-part'
import { previewKind } from './preview-kind'

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog)

export interface Preview {
  /** Undefined for a file that cannot be looked at in place. */
  readonly opener: (path: string) => (() => void) | undefined
  /** Stands anywhere in what is drawn. */
  readonly dialog: ReactNode
}

/** Looks at files of a cell in place. `download`: whether they can be had too. */
export function usePreview(paths: readonly string[], download: boolean): Preview {
  const [start, setStart] = useState<string>()
  return {
    opener: path => (previewKind(path) === undefined ? undefined : () => setStart(path)),
    dialog: start !== undefined && (
      <Suspense fallback={null}>
        <PreviewDialog paths={paths} start={start} download={download} onClose={() => setStart(undefined)} />
      </Suspense>
    ),
  }
}
