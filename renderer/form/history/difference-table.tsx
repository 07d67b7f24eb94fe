import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { CellView } from '../../ui/cell/cell-view'
import { texts } from './texts'

/** A state of the record, under the title of its column. */
export interface DifferenceSide {
  readonly title: string
  readonly row: Row | null
}

export interface DifferenceTableProps {
  readonly label: string
  readonly fields: readonly FieldModel[]
  readonly sides: readonly DifferenceSide[]
}

/** Fields of a record in two states, or in one, each as its cell shows it. */
export function DifferenceTable({ label, fields, sides }: DifferenceTableProps) {
  return (
    <table className="weft-differences" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          {sides.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <tr key={field.name}>
            <th scope="row">{field.title}</th>
            {sides.map(({ title, row }) => (
              <td key={title} data-title={title}>
                {row !== null && <CellView field={field} row={row} view="details" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
