import { type CSSProperties, useEffect, useRef } from 'react'
import type { ReaderPage } from '../calls'
import { texts } from '../texts'
import { PdfPicture } from './drawn-page'
import { useNear } from './use-near'
import type { Original } from './use-original'

interface ThumbnailsProps {
  readonly pages: readonly (ReaderPage | undefined)[]
  readonly original: Original
  readonly page: number
  readonly onChoose: (page: number) => void
  readonly want: (page: number) => void
}

/** All pages in small, each drawn when it comes near. */
export function Thumbnails({ pages, original, page, onChoose, want }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[page - 1]
    item?.scrollIntoView?.({ block: 'nearest' })
  }, [page])
  return (
    <ol ref={list} className="weft-reader-thumbs">
      {pages.map((read, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key than their number
        <li key={index}>
          <Thumbnail number={index + 1} read={read} original={original} current={index + 1 === page} onChoose={onChoose} want={want} />
        </li>
      ))}
    </ol>
  )
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'original' | 'onChoose' | 'want'> {
  readonly number: number
  readonly read: ReaderPage | undefined
  readonly current: boolean
}

/** Characters of a page of text that can be told apart in small. */
const BEGINNING = 400

function Thumbnail({ number, read, original, current, onChoose, want }: ThumbnailProps) {
  const frame = useRef<HTMLButtonElement>(null)
  const near = useNear(frame, '200px 0px')
  useEffect(() => {
    if (near && original.kind !== 'pdf') want(number)
  }, [near, original.kind, want, number])
  const shape = read?.places ? read.places.width / read.places.height : 210 / 297
  return (
    <button
      ref={frame}
      type="button"
      aria-current={current}
      aria-label={texts.page(number)}
      style={{ '--weft-shape': shape } as CSSProperties}
      onClick={() => onChoose(number)}
    >
      <span>
        {near && original.kind === 'pdf' && <PdfPicture original={original} number={number} frame={frame} />}
        {near && original.kind === 'picture' && <img src={original.url} alt="" />}
        {near && (original.kind === 'none' || original.kind === 'failed') && <i>{read?.text.slice(0, BEGINNING)}</i>}
      </span>
      <small>{number}</small>
    </button>
  )
}
