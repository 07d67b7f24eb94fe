import { useEffect, useRef, useState } from 'react'
import { drawPage, type Pdf } from './pdf'
import type { Hit } from './pdf-search'

/** A page that fits its place is not larger than this. */
const WIDEST = 1.5

export interface PdfPageProps {
  readonly pdf: Pdf
  readonly page: number
  /** Null: as wide as the place that it has. */
  readonly zoom: number | null
  readonly hit: Hit | undefined
  readonly onDrawn: (scale: number) => void
}

/** One page, drawn anew when it is another or has another size. */
export function PdfPage({ pdf, page, zoom, hit, onDrawn }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([])
  const width = useWidth(frame)
  useEffect(() => {
    const [picture, text] = [canvas.current, layer.current]
    if (picture === null || text === null || width === 0) return
    let stop: () => void = () => undefined
    let here = true
    const draw = async () => {
      const found = await pdf.getPage(page)
      if (!here) return
      const scale = zoom ?? Math.min(WIDEST, width / found.getViewport({ scale: 1 }).width)
      const drawn = drawPage(found, scale, picture, text)
      stop = drawn.stop
      onDrawn(scale)
      const elements = await drawn.pieces
      if (here) setPieces([...elements])
    }
    // A page that was left before it was drawn.
    draw().catch(() => undefined)
    return () => {
      here = false
      stop()
    }
  }, [pdf, page, zoom, width, onDrawn])
  useEffect(() => {
    const marked = hit === undefined ? [] : pieces.slice(hit.first, hit.last + 1)
    for (const piece of marked) piece.classList.add('weft-preview-hit')
    marked[0]?.scrollIntoView?.({ block: 'center' })
    return () => {
      for (const piece of marked) piece.classList.remove('weft-preview-hit')
    }
  }, [pieces, hit])
  return (
    <div ref={frame} className="weft-preview-frame">
      <div className="weft-preview-page">
        <canvas ref={canvas} aria-hidden />
        <div ref={layer} className="weft-preview-layer" />
      </div>
    </div>
  )
}

/** Rounded, so that a scroll bar that comes and goes does not draw for ever. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = frame
    if (current === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width / 20) * 20))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return width
}
