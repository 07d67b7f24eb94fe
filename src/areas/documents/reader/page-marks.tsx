import type { CSSProperties } from 'react'
import type { Hit, ReaderPage } from '../calls'
import { boxesOf, type Shade, widthOf } from '../marks'
import type { Note } from '../notes/calls'

/** The hits of one page, each with its number among all, and the notes on it. */
export interface PageMarks {
  readonly hits: readonly NumberedHit[]
  /** Number of the hit that is shown; of another page: none here. */
  readonly at: number
  readonly notes: readonly Note[]
  /** The note that is shown. */
  readonly note: string | undefined
}

/** A hit, or the part of one that stands on a page. */
export interface NumberedHit extends Pick<Hit, 'start' | 'end'> {
  readonly number: number
}

export const NO_MARKS: PageMarks = { hits: [], at: -1, notes: [], note: undefined }

/** Hits and notes of a page as what is marked in its text. */
export const shadesOf = ({ hits, notes }: PageMarks): readonly Shade[] => [
  ...notes.flatMap(({ id, start, end }) => (start === null || end === null ? [] : [{ from: start, to: end, id: `note ${id}` }])),
  ...hits.map(({ start, end, number }) => ({ from: start, to: end, id: `hit ${number}` })),
]

/** The attributes of what is marked. */
export function attributesOf({ id }: Shade, { at, notes, note }: PageMarks) {
  const [kind, name = ''] = id.split(' ')
  if (kind === 'hit') return { 'data-hit': name, 'aria-current': Number(name) === at }
  const color = notes.find(each => each.id === name)?.color ?? 'yellow'
  return { 'data-note': name, 'data-color': color, 'aria-current': name === note, className: 'weft-reader-note' }
}

const share = (part: number) => `${(part * 100).toFixed(3)}%`

/** Hits and notes of a page over its picture. */
export function MarkBoxes({ page, marks }: { readonly page: ReaderPage; readonly marks: PageMarks }) {
  const { runs = [] } = page.places ?? {}
  return (
    <>
      {shadesOf(marks).flatMap(shade => {
        const { className = '', ...attributes } = attributesOf(shade, marks)
        return boxesOf(runs, [shade.from, shade.to], page.text).map(({ x, y, width, height }) => (
          <mark
            key={`${shade.id} ${x} ${y}`}
            className={`weft-reader-box ${className}`}
            {...attributes}
            style={{ insetInlineStart: share(x), insetBlockStart: share(y), width: share(width), height: share(height) }}
          />
        ))
      })}
    </>
  )
}

/** Height of letters beside that of their box. */
const LETTERS = 0.88

/** The text of a page over its picture, unseen, where it can be chosen and read out; each piece is as wide as on the picture. */
export function TextOver({ page }: { readonly page: ReaderPage }) {
  if (!page.places) return null
  const { runs, width: pageWidth, height: pageHeight } = page.places
  return (
    <div className="weft-reader-over">
      {runs.map(([start, end, x, y, width, height]) => {
        const text = page.text.slice(start, end)
        const stretch = (width * pageWidth) / Math.max(widthOf(text) * LETTERS * height * pageHeight, 1)
        return (
          <span
            key={start}
            data-at={start}
            style={
              {
                insetInlineStart: share(x),
                insetBlockStart: share(y),
                height: share(height),
                transform: `scaleX(${stretch.toFixed(4)})`,
                '--weft-run': height,
              } as CSSProperties
            }
          >
            {text}
          </span>
        )
      })}
    </div>
  )
}
