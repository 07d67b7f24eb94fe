import { Hint } from '../../ui/hint/hint'
import { cutText } from '../../ui/text/cut-text'

/** A text of at most `length` characters; the whole one stands in a tooltip when it was cut. 0 never cuts. */
export function Ellipsis({ text, length }: { readonly text: string; readonly length: number }) {
  const cut = cutText(text, length)
  if (cut === text) return <>{text}</>
  return (
    <Hint title={text}>
      <span>{cut}</span>
    </Hint>
  )
}
