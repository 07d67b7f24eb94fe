import { Table } from 'antd'
import type { FieldModel, Statistic } from '../model/field'
import type { Row } from '../model/source'
import { statisticsOf, statisticText } from '../widgets/columns/statistics'
import { cellDefaults } from './table-columns'
import { texts } from './texts'
import type { Desk } from './use-desk'

interface StatisticsRowsProps {
  readonly desk: Desk
  /** Keys of the columns in order. */
  readonly keys: readonly string[]
  readonly rows: readonly Row[]
  /** Columns before them that the table adds by itself. */
  readonly shift: number
}

/** Sums and averages over the page, under its rows; nothing where no column asks for one or there are no rows. */
export function StatisticsRows({ desk, keys, rows, shift }: StatisticsRowsProps) {
  const { fields } = desk.columns
  const kinds = statisticsOf(fields)
  const byName = new Map(fields.map(field => [field.name, field]))
  if (kinds.length === 0 || rows.length === 0) return null
  // The label takes the columns before the first field, and that of the field itself where nothing stands before it.
  const named = keys.findIndex(key => byName.has(key))
  const label = Math.max(shift + named, 1)
  return (
    <Table.Summary>
      {kinds.map(kind => (
        <Table.Summary.Row key={kind}>
          <Table.Summary.Cell index={0} colSpan={label}>
            <strong>{texts[kind]}</strong>
          </Table.Summary.Cell>
          {keys.slice(label - shift).map((key, index) => (
            <Table.Summary.Cell key={key} index={index + label} align={sideOf(byName.get(key))}>
              {shown(kind, byName.get(key), rows)}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      ))}
    </Table.Summary>
  )
}

function shown(kind: Statistic, field: FieldModel | undefined, rows: readonly Row[]): string {
  return field?.statistics.includes(kind) ? statisticText(kind, field, rows) : ''
}

/** A sum stands as its column does. */
function sideOf(field: FieldModel | undefined): 'left' | 'center' | 'right' {
  return field?.align ?? (field === undefined ? 'left' : (cellDefaults(field).align ?? 'left'))
}
