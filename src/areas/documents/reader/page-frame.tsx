import { type CSSProperties, memo, useEffect, useRef } from 'react'
import type { ReaderPage, Watermark } from '../calls'
import { texts } from '../texts'
import { DrawnPage } from './drawn-page'
import { LaidText } from './laid-text'
import type { PageMarks } from './page-marks'
import { useNear } from './use-near'
import type { Original } from './use-original'
import { WatermarkLayer } from './watermark'
import type { Zoom } from './zoom'

/** Height of a page of text that was not shown yet. */
const UNSEEN = 1100

interface PageFrameProps {
  readonly number: number
  readonly page: ReaderPage | undefined
  readonly marks: PageMarks
  readonly original: Original
  readonly zoom: Zoom
  readonly watermark: Watermark | null
  /** Asks for the text of the page. */
  readonly want: (page: number) => void
}

/** One page in its place. Its text is asked for and drawn when it comes near, and left again when it is far. */
export const PageFrame = memo(function PageFrame({ number, page, marks, original, zoom, watermark, want }: PageFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const near = useNear(frame)
  useEffect(() => {
    if (near) want(number)
  }, [near, want, number])
  const drawn = original.kind === 'pdf' || original.kind === 'picture'
  return (
    <section ref={frame} className="weft-reader-page" data-page={number} aria-label={texts.page(number)}>
      <div className="weft-reader-paper">
        {drawn ? (
          <DrawnPage {...{ number, page, marks, original, zoom, near }} />
        ) : (
          <TextPage page={page} marks={marks} zoom={zoom} near={near} />
        )}
        {near && watermark && <WatermarkLayer watermark={watermark} />}
      </div>
      <footer>
        {texts.page(number)}
        {page?.recognised && ` · ${texts.recognised}`}
      </footer>
    </section>
  )
})

function TextPage({ page, marks, zoom, near }: Pick<PageFrameProps, 'page' | 'marks' | 'zoom'> & { readonly near: boolean }) {
  const sheet = useRef<HTMLDivElement>(null)
  const height = useRef(UNSEEN)
  const shown = near && page !== undefined
  useEffect(() => {
    const { current } = sheet
    if (!shown || current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      height.current = current.offsetHeight
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [shown])
  const style = { '--weft-zoom': typeof zoom === 'number' ? zoom : 1, ...(!shown && { height: height.current }) }
  return (
    <div
      ref={sheet}
      className={page?.layout ? 'weft-reader-text weft-reader-laid' : 'weft-reader-text'}
      data-fit={zoom === 'width' ? zoom : undefined}
      style={style as CSSProperties}
      aria-busy={page === undefined}
    >
      {shown && <LaidText page={page} marks={marks} />}
    </div>
  )
}
