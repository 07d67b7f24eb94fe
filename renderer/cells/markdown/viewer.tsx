import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { Ellipsis } from '../shared/ellipsis'
import { withoutMarks } from './plain'
import type { MarkdownSettings } from './schema'

const MarkdownView = lazyPart(async () => (await import('./markdown-view')).MarkdownView)

/** Its words in a list; in the details as it is meant to look. */
export function Viewer({ value, view, ellipsis }: CellViewerProps<string, MarkdownSettings>) {
  if (value === null) return null
  return view === 'list' ? <Ellipsis text={withoutMarks(value)} length={ellipsis} /> : <MarkdownView text={value} />
}
