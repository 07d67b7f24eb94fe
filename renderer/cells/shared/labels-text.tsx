import { type FetchLabels, useLabels } from '../../dictionary/labels'
import { sentText } from '../../dictionary/sent-text'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from './comma'
import { Ellipsis } from './ellipsis'

const nothing: readonly string[] = []

/** The texts of stored keys: as the server sent them along, else as they are asked for; keys without text stand for themselves. */
export function LabelsText(props: CellViewerProps<string, unknown> & { readonly what: string; readonly fetch: FetchLabels }) {
  const { value, row, field, ellipsis } = props
  const sent = sentText(row, field.name)
  const keys = sent === undefined ? splitValues(value) : nothing
  const labels = useLabels(props.what, keys, props.fetch)
  if (value === null) return null
  return <Ellipsis text={sent ?? keys.map(key => labels.get(key) ?? key).join(',')} length={ellipsis} />
}
