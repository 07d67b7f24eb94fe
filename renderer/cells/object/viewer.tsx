import type { CellViewerProps } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { encodeRow } from '../../registry'
import { CellView } from '../../widgets/cell-view'
import { partTexts } from '../../widgets/part-texts'
import type { NoSettings } from '../shared/settings'

/** Its fields one behind the other in a list, and below each other in the details. */
export function Viewer({ value, view, field }: CellViewerProps<Row, NoSettings>) {
  const fields = field.fields ?? []
  if (value === null) return null
  const wire = { ...value, ...encodeRow(fields, value) }
  const shown = fields.filter(({ name, in: views }) => views.includes(view) && wire[name] !== null && wire[name] !== undefined)
  return shown.map((each, index) => (
    <span key={each.name} style={view === 'details' ? { display: 'block' } : { whiteSpace: 'nowrap' }}>
      {partTexts.part(each.title, '')}
      <CellView field={each} row={wire} view={view} />
      {view === 'list' && index < shown.length - 1 && partTexts.between}
    </span>
  ))
}
