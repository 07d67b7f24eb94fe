import { CellView } from '../ui/cell/cell-view'
import type { DetailsItem, DetailsPart } from './details-parts'

export interface DetailsTableProps {
  readonly part: DetailsPart
  /** Pairs of a title and a value in a line. */
  readonly columns: number
}

/** Fields of a record with their titles. Titles stand below each other whatever the spans of the fields are. */
export function DetailsTable({ part: { title, items }, columns }: DetailsTableProps) {
  return (
    <div className="weft-details-part">
      {title !== undefined && <div className="weft-details-title">{title}</div>}
      <table className="weft-details-table">
        <colgroup>
          {Array.from({ length: columns }, (_, index) => [
            <col key={`title ${String(index)}`} className="weft-details-label" />,
            <col key={`value ${String(index)}`} />,
          ])}
        </colgroup>
        <tbody>
          {linesOf(items, columns).map(line => (
            <tr key={line[0]?.item.key}>
              {line.map(({ item, span }) => [
                <th key={`title ${item.key}`} scope="row">
                  {item.field.title}
                </th>,
                <td key={item.key} colSpan={span * 2 - 1}>
                  <CellView field={item.field} row={item.row} view="details" />
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlacedItem {
  readonly item: DetailsItem
  readonly span: number
}

/** The items line by line; the last of a line takes what is left of it. */
export function linesOf(items: readonly DetailsItem[], columns: number): readonly (readonly PlacedItem[])[] {
  const lines: PlacedItem[][] = []
  let room = 0
  for (const item of items) {
    const span = Math.min(item.field.span, columns)
    if (span > room) {
      widenLast(lines.at(-1), room)
      lines.push([])
      room = columns
    }
    lines.at(-1)?.push({ item, span })
    room -= span
  }
  widenLast(lines.at(-1), room)
  return lines
}

function widenLast(line: PlacedItem[] | undefined, room: number): void {
  const last = line?.pop()
  if (last !== undefined) line?.push({ ...last, span: last.span + room })
}
