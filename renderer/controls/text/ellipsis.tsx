import type { CSSProperties } from 'react'
import { Hint } from '../../ui/hint/hint'
import { beginningOf } from '../../ui/text/cut-text'
import '../../ui/text/fading.css'

/**
 * A text with room for `length` Chinese characters, after which it fades, or before where its place is narrower; the whole one stands in
 * a tooltip then. 0: as much room as there is.
 */
export function Ellipsis({ text, length }: { readonly text: string; readonly length: number }) {
  if (length <= 0 || Array.from(text).length <= length) return <>{text}</>
  return (
    <Hint title={text}>
      <span className="weft-fading" style={{ '--weft-text-room': `${length}em` } as CSSProperties}>
        {beginningOf(text, length)}
      </span>
    </Hint>
  )
}
