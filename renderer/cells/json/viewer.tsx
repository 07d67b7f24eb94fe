import type { CellViewerProps } from '../../model/cell-type'
import type { Json } from '../../model/json'
import { CodecText } from '../shared/codec-text'
import { codec } from './codec'
import type { JsonSettings } from './schema'
import { JsonTree } from './tree'

/** Its text in a list; in the details a tree whose branches open and close. */
export function Viewer(props: CellViewerProps<Json, JsonSettings>) {
  const { value, view, field } = props
  if (value === null || view === 'list') return <CodecText {...props} codec={codec} />
  return <JsonTree value={value} label={field.title} />
}
