import { type JSX, Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../ui/loading/lazy-part'
import type { DetailsPart } from './details-parts'

// Hardly any user prints.
const PrintSheet = lazyPart(async () => (await import('./print-sheet')).PrintSheet)

interface Sheet {
  readonly title: string
  readonly parts: readonly DetailsPart[]
}

/** Prints parts of a record on a sheet of their own; the sheet is there as long as it is printed. */
export function usePrint(): { readonly print: (title: string, parts: readonly DetailsPart[]) => void; readonly sheet: JSX.Element | null } {
  const [sheet, setSheet] = useState<Sheet>()
  const done = useCallback(() => setSheet(undefined), [])
  const print = useCallback((title: string, parts: readonly DetailsPart[]) => setSheet({ title, parts }), [])
  const drawn =
    sheet === undefined ? null : (
      <Suspense fallback={null}>
        <PrintSheet {...sheet} onDone={done} />
      </Suspense>
    )
  return { print, sheet: drawn }
}
