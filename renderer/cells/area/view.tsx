import { Ellipsis } from '../../controls/text/ellipsis'
import { sentText } from '../../dictionary/sent-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type AreaSettings, definition } from './definition'
import { useAreas } from './use-areas'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** The names of a place: as the server sent them along, else out of the data. */
function Viewer({ value, row, field, settings, ellipsis }: CellViewerProps<string, AreaSettings>) {
  const sent = settings.store === 'text' ? value : sentText(row, field.name)
  const { table } = useAreas(value !== null && (sent === undefined || sent === null))
  if (value === null) return null
  return <Ellipsis text={sent ?? table?.text(value) ?? value} length={ellipsis} />
}

export const area: CellType<string, AreaSettings> = { ...definition, Viewer, Editor }
