import { Table } from 'antd'
import type { Row } from '../model/source'
import { statistic, statisticsOf } from './statistics'
import { texts } from './texts'
import type { Desk } from './use-desk'

/** Sums and averages over the page, under its rows; nothing where no column asks for one. */
export function StatisticsRows({
  desk,
  keys,
  rows,
}: {
  readonly desk: Desk
  readonly keys: readonly string[]
  readonly rows: readonly Row[]
}) {
  const { fields } = desk.columns
  const shift = desk.props.screen.list.selection === 'none' ? 0 : 1
  const kinds = statisticsOf(fields)
  const byName = new Map(fields.map(field => [field.name, field]))
  if (kinds.length === 0) return null
  return (
    <Table.Summary fixed>
      {kinds.map(kind => (
        <Table.Summary.Row key={kind}>
          {shift === 1 && <Table.Summary.Cell index={0}>{texts[kind]}</Table.Summary.Cell>}
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
