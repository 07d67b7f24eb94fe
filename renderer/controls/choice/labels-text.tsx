import { type FetchLabels, useKnown } from '../../dictionary/labels'
import { sentText } from '../../dictionary/sent-text'
import type { CellViewerProps } from '../../model/cell-type'
import { Hint } from '../../ui/hint/hint'
import { splitValues } from '../base/comma'
import { texts } from '../base/texts'
import { Ellipsis } from '../text/ellipsis'
import './labels-text.css'

const nothing: readonly string[] = []

/**
 * The texts of stored keys: as the server sent them along, else as they are asked for; keys without text stand for themselves, with a
 * hint where the server does not have them any more.
 */
export function LabelsText(props: CellViewerProps<string, unknown> & { readonly what: string; readonly fetch: FetchLabels }) {
  const { value, row, field, ellipsis } = props
  const sent = sentText(row, field.name)
  const keys = sent === undefined ? splitValues(value) : nothing
  const { labels, gone } = useKnown(props.what, keys, props.fetch)
  if (value === null) return null
  const text = sent ?? keys.map(key => labels.get(key) ?? key).join(',')
  const lost = keys.filter(key => gone.has(key))
  if (lost.length === 0) return <Ellipsis text={text} length={ellipsis} />
  return (
    <Hint title={texts.gone(lost.join(','))}>
      <span className="weft-gone">
        <Ellipsis text={text} length={ellipsis} />
      </span>
    </Hint>
  )
}
