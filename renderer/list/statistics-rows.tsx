import { Table } from 'antd'
import type { Row } from '../model/source'
import { statistic, statisticsOf } from './statistics'
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

/** Sums and averages over the page, under its rows; nothing where no column asks for one. */
export function StatisticsRows({ desk, keys, rows, shift }: StatisticsRowsProps) {
  const { fields } = desk.columns
  const kinds = statisticsOf(fields)
  const byName = new Map(fields.map(field => [field.name, field]))
  if (kinds.length === 0) return null
  return (
    <Table.Summary fixed>
      {kinds.map(kind => (
        <Table.Summary.Row key={kind}>
          {shift > 0 && (
            <Table.Summary.Cell index={0} colSpan={shift}>
              {texts[kind]}
            </Table.Summary.Cell>
          )}
          {keys.map((key, index) => (
            <Table.Summary.Cell key={key} index={index + shift}>
              {byName.get(key)?.statistics.includes(kind) ? statistic(kind, key, rows) : index === 0 && shift === 0 && texts[kind]}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      ))}
    </Table.Summary>
  )
}
