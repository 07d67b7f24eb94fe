import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type InputPopSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** Lines stand behind each other in a list, and below each other in the details. */
function Viewer({ value, ellipsis, view }: CellViewerProps<string, InputPopSettings>) {
  if (view === 'details') return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}

export const inputPop: CellType<string, InputPopSettings> = { ...definition, Viewer, Editor }
