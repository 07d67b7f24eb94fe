import type { CellViewerProps } from '../../model/cell-type'
import { SafeHtml } from '../../widgets/safe-html'
import { Ellipsis } from '../shared/ellipsis'
import { firstLine } from './first-line'
import { asHtml } from './html-text'
import type { RichTextSettings } from './schema'

/** Its text in a line of a list, and all of it in the details. */
export function Viewer({ value, view, ellipsis }: CellViewerProps<string, RichTextSettings>) {
  if (view === 'list') return <Ellipsis text={firstLine(value)} length={ellipsis} />
  return value === null ? null : <SafeHtml html={asHtml(value)} />
}
