import { sentText } from '../../dictionary/sent-text'
import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { AreaSettings } from './schema'
import { useAreas } from './use-areas'

/** The names of a place: as the server sent them along, else out of the data. */
export function Viewer({ value, row, field, settings, ellipsis }: CellViewerProps<string, AreaSettings>) {
  const told = settings.store === 'text' ? value : sentText(row, field.name)
  const { table } = useAreas(value !== null && (told === undefined || told === null))
  if (value === null) return null
  return <Ellipsis text={told ?? table?.text(value) ?? value} length={ellipsis} />
}
