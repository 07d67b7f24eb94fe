import { Fragment } from 'react'
import { type Mark, piecesOf } from './marks'

/** A text with its marks. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return (
    <>
      {piecesOf(text, marks).map(piece =>
        piece.mark === undefined ? <Fragment key={piece.from}>{piece.text}</Fragment> : <mark key={piece.from}>{piece.text}</mark>,
      )}
    </>
  )
}
