import type { NoSettings } from '../../controls/base/settings'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { encodeRow } from '../../registry'
import { useCells } from '../../source/host-context'
import { CellView } from '../../ui/cell/cell-view'
import { lazyPart } from '../../ui/loading/lazy-part'
import { partTexts } from '../../ui/text/part-texts'
import { definition } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** Its fields one behind the other in a list, and below each other in the details. */
function Viewer({ value, view, field }: CellViewerProps<Row, NoSettings>) {
  const cells = useCells()
  const fields = field.fields ?? []
  if (value === null) return null
  const wire = { ...value, ...encodeRow(cells, fields, value) }
  const shown = fields.filter(({ name, in: views }) => views.includes(view) && wire[name] !== null && wire[name] !== undefined)
  return shown.map((each, index) => (
    <span key={each.name} style={view === 'details' ? { display: 'block' } : { whiteSpace: 'nowrap' }}>
      {partTexts.part(each.title, '')}
      <CellView field={each} row={wire} view={view} />
      {view === 'list' && index < shown.length - 1 && partTexts.between}
    </span>
  ))
}

export const object: CellType<Row, NoSettings> = { ...definition, Viewer, Editor }
