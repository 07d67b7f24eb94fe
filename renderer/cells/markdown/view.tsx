import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type MarkdownSettings } from './definition'
import { withoutMarks } from './plain'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

const MarkdownView = lazyPart(async () => (await import('./markdown-view')).MarkdownView)

/** Its words in a list; in the details as it is meant to look. */
function Viewer({ value, view, ellipsis }: CellViewerProps<string, MarkdownSettings>) {
  if (value === null) return null
  return view === 'list' ? <Ellipsis text={withoutMarks(value)} length={ellipsis} /> : <MarkdownView text={value} />
}

export const markdown: CellType<string, MarkdownSettings> = { ...definition, Viewer, Editor }
