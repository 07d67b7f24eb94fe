import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../../../renderer/contract'
import { type Zoom, zoomOfKey } from './zoom'

interface ReaderKeys {
  readonly hit: (by: number) => void
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  /** Marks what is chosen. */
  readonly onMark: () => void
  /** Writes a note to what is chosen, or to the page. */
  readonly onNote: () => void
}

/** A key with nothing held beside it. */
const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey
const isFind = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'f'

function focusSearch(stage: HTMLElement): void {
  const field = stage.closest('.weft-reader')?.querySelector<HTMLInputElement>('.weft-reader-search input')
  field?.focus()
  field?.select()
}

/** What a plain key does on the pages; false: nothing. */
function pressed(key: string, { zoom, onZoom, onMark, onNote }: ReaderKeys): boolean {
  const next = zoomOfKey(key, zoom)
  if (next !== undefined) onZoom(next)
  else if (key === 'm') onMark()
  else if (key === 'n') onNote()
  else return false
  return true
}

/** Whether a key was for the reader. */
function followKey(event: KeyboardEvent, stage: HTMLElement, keys: ReaderKeys): boolean {
  if (event.key === 'F3') keys.hit(event.shiftKey ? -1 : 1)
  else if (isFind(event)) focusSearch(stage)
  else return isPlain(event) && document.activeElement === stage && pressed(event.key.toLowerCase(), keys)
  return true
}

/**
 * While the document is in sight, F3 and Shift+F3 go from hit to hit, and Ctrl+F to the search within it: pages that are far are not drawn,
 * so that the browser's own would miss them. While its pages have the focus, keys zoom, mark and note.
 */
export function useReaderKeys(stage: RefObject<HTMLElement>, keys: ReaderKeys): void {
  const latest = useLatest(keys)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { current } = stage
      if (current === null || current.closest('[hidden]') !== null || event.defaultPrevented) return
      if (followKey(event, current, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [stage])
}
