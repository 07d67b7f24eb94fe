import { type CSSProperties, useMemo, useRef } from 'react'
import { useColumns } from '../hooks/use-columns'
import type { FieldModel } from '../model/field'
import type { Host } from '../model/host'
import type { ScreenModel } from '../model/screen'
import { type CellTypes, decodeRow } from '../registry'
import { useCells, useHost } from '../source/host-context'
import { type DetailsPart, detailsParts } from './details-parts'
import { DetailsTable } from './details-table'
import { placeScope } from './form-place'
import type { DetailsViewProps, FormValues } from './props'
import './form.css'

const NOTHING: FormValues = {}
const NARROWEST = 240
/** Width of a label by columns: titles stand below each other in every group. Columns of tables know no `max()`. */
const LABEL_SHARES = ['104px', '13%', '10%', '8%'] as const

/** One record to be read: the details fields of the screen in up to four columns, those of a group together. */
export function DetailsView({ screen, row, values = NOTHING }: DetailsViewProps) {
  const host = useHost()
  const cells = useCells()
  const element = useRef<HTMLDivElement>(null)
  const most = screen.details.columns
  const steps = useMemo(() => Array.from({ length: most }, (_, i) => [(most - i) * NARROWEST, most - i] as const), [most])
  const columns = useColumns(element, steps)
  const parts = useMemo(() => recordParts(cells, screen, row, host, values), [cells, screen, row, host, values])
  const label = { '--weft-details-label': LABEL_SHARES[columns - 1] } as CSSProperties
  return (
    <div ref={element} className="weft-details" style={label}>
      {parts.map(part => (
        <DetailsTable key={part.key} part={part} columns={columns} />
      ))}
    </div>
  )
}

/** What the details of a record show. */
export function recordParts(
  cells: CellTypes,
  screen: ScreenModel,
  row: FormValues,
  host: Host,
  values: FormValues = NOTHING,
): readonly DetailsPart[] {
  // As in the form: conditions see values, not what the API sends for them.
  const held = decodeRow(cells, screen.fields, row).values
  const scope = placeScope({ ...row, ...held }, { user: host.user, route: values, row })
  return detailsParts(cells, detailsFields(screen), row, scope)
}

/** The fields of the details in their order; by default all that take part in them. */
function detailsFields(screen: ScreenModel): readonly FieldModel[] {
  const { fields } = screen.details
  if (fields.length === 0) return screen.fields.filter(field => field.in.includes('details'))
  return fields.flatMap(name => screen.fields.filter(field => field.name === name))
}
