import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { ReaderPage } from '../calls'
import { MarkBoxes, type PageMarks, TextOver } from './page-marks'
import type { Original } from './use-original'
import type { Zoom } from './zoom'

/** Width to height of a page of which nothing is known yet. */
const UPRIGHT = 210 / 297

interface DrawnPageProps {
  readonly number: number
  readonly page: ReaderPage | undefined
  readonly marks: PageMarks
  readonly original: Original
  readonly zoom: Zoom
  readonly near: boolean
}

/** A page as its file shows it, with hits and notes over it and its text, unseen, on top. It is drawn when it comes near. */
export function DrawnPage({ number, page, marks, original, zoom, near }: DrawnPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const places = page?.places
  const shape = places ? places.width / places.height : UPRIGHT
  const size = { aspectRatio: shape, '--weft-shape': shape, '--weft-zoom': typeof zoom === 'number' ? zoom : 1 }
  return (
    <div ref={frame} className="weft-reader-sheet" data-fit={typeof zoom === 'number' ? undefined : zoom} style={size as CSSProperties}>
      {near && original.kind === 'picture' && <img src={original.url} alt="" />}
      {near && original.kind === 'pdf' && <PdfPicture original={original} number={number} frame={frame} />}
      {near && page && <MarkBoxes page={page} marks={marks} />}
      {near && page && <TextOver page={page} />}
    </div>
  )
}

interface PdfPictureProps {
  readonly original: Extract<Original, { readonly kind: 'pdf' }>
  readonly number: number
  readonly frame: RefObject<HTMLElement>
}

/** A page of a PDF, as wide as its frame. */
export function PdfPicture({ original: { pdf, drawPicture }, number, frame }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useWidth(frame)
  useEffect(() => {
    const { current } = canvas
    if (current === null || width === 0) return undefined
    let stop: () => void = () => undefined
    let here = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (!here) return
      const task = drawPicture(page, width / page.getViewport({ scale: 1 }).width, current)
      stop = () => task.cancel()
      await task.promise
    }
    // A page that was left before it was drawn.
    draw().catch(() => undefined)
    return () => {
      here = false
      stop()
    }
  }, [pdf, drawPicture, number, width])
  return <canvas ref={canvas} aria-hidden />
}

function useWidth(frame: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = frame
    if (current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return width
}
