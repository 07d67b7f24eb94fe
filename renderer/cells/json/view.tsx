import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import type { Json } from '../../model/json'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type JsonSettings } from './definition'
import { JsonTree } from './tree'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** Its text in a list; in the details a tree whose branches open and close. */
function Viewer(props: CellViewerProps<Json, JsonSettings>) {
  const { value, view, field } = props
  if (value === null || view === 'list') return <CodecText {...props} codec={definition.codec} />
  return <JsonTree value={value} label={field.title} />
}

export const json: CellType<Json, JsonSettings> = { ...definition, Viewer, Editor }
