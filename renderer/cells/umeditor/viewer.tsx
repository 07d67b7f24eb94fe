import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellViewerProps } from '../../model/cell-type'
import { SafeHtml } from '../../ui/html/safe-html'
import type { RichTextSettings } from './definition'
import { firstLine } from './first-line'
import { asHtml } from './html-text'

/** Its text in a line of a list, and all of it in the details. */
export function Viewer({ value, view, ellipsis }: CellViewerProps<string, RichTextSettings>) {
  if (view === 'list') return <Ellipsis text={firstLine(value)} length={ellipsis} />
  return value === null ? null : <SafeHtml html={asHtml(value)} />
}
