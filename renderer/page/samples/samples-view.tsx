import { Segmented } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { evaluateTree } from '../../expression'
import type { FieldModel } from '../../model/field'
import type { KindProps } from '../../model/kind'
import type { Row } from '../../model/source'
import { decodeCell, encodeCell } from '../../registry'
import { recordScope } from '../../source'
import { useCells, useHost } from '../../source/host-context'
import { CellEditor } from '../../ui/cell/cell-editor'
import { CellView } from '../../ui/cell/cell-view'
import './samples.css'
import { texts } from './texts'

/** Draws a screen of kind `samples`: a line for each field, a column for each place that a field can stand in. */
export function SamplesView({ screen, values }: KindProps) {
  const groups = useMemo(() => [...new Set(screen.fields.map(groupOf))], [screen])
  const [chosen, setChosen] = useState<string>()
  const group = chosen ?? groups[0] ?? ''
  return (
    <div className="weft-samples">
      {groups.length > 1 && <Segmented value={group} options={groups} onChange={setChosen} aria-label={texts.groups} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys scroll what has the focus. */}
      <section key={group} className="weft-samples-scroller" aria-label={group} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[texts.field, ...PLACES.map(({ key }) => texts.places[key])].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screen.fields
              .filter(field => groupOf(field) === group)
              .map(field => (
                <Line key={field.name} field={field} values={values} />
              ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const groupOf = ({ group = '' }: FieldModel) => group

/** What is changed in one place is changed in all of them. */
function Line({ field, values }: { readonly field: FieldModel; readonly values: KindProps['values'] }) {
  const host = useHost()
  const cells = useCells()
  const [row, setRow] = useState<Row>(() => ({
    [field.name]: field.default === undefined ? null : evaluateTree(field.default, recordScope({ route: values, host })),
  }))
  const { align = 'left', operators } = cells.get(field.type)
  const wire = row[field.name]
  const value = useMemo(() => decodeCell(cells, field, wire), [cells, field, wire])
  const change = (next: unknown) => setRow({ [field.name]: encodeCell(cells, field, next) })
  const place = { field, row, value, change }
  return (
    <tr data-type={field.type}>
      <th scope="row">
        {field.title}
        <code>{field.type}</code>
      </th>
      {PLACES.map(({ key, draw }) => (
        <td key={key} data-place={key} style={{ textAlign: key === 'list' && align === 'right' ? align : undefined }}>
          {key === 'query' && operators.length === 0 ? texts.none : draw(place)}
        </td>
      ))}
    </tr>
  )
}

interface Place {
  readonly field: FieldModel
  readonly row: Row
  readonly value: unknown
  readonly change: (value: unknown) => void
}

const editor = (more: object) =>
  function drawEditor({ field, value, change }: Place): ReactNode {
    return <CellEditor field={field} value={value} onChange={change} {...more} />
  }

const PLACES = [
  { key: 'list', draw: ({ field, row }: Place) => <CellView field={field} row={row} view="list" /> },
  { key: 'details', draw: ({ field, row }: Place) => <CellView field={field} row={row} view="details" /> },
  { key: 'form', draw: editor({}) },
  { key: 'fixed', draw: editor({ readOnly: true }) },
  { key: 'grid', draw: editor({ compact: true }) },
  { key: 'query', draw: ({ field, ...rest }: Place) => <QueryEditor field={field} {...rest} /> },
] as const

/** A query asks for nothing at first. */
function QueryEditor({ field }: Place) {
  const [value, setValue] = useState<unknown>(null)
  return <CellEditor field={field} value={value} onChange={setValue} inQuery />
}
