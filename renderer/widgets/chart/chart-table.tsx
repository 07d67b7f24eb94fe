import type { Row } from '../../model/source'
import { useHost } from '../../source/host-context'
import { numberText } from '../number-text'
import { fieldValue, rowLink, textOf } from '../row-link'
import { SafeLink } from '../safe-link'
import type { ChartSettings } from './schema'

interface ChartTableProps {
  readonly settings: ChartSettings
  readonly rows: readonly Row[]
  readonly title: string
}

/** The numbers of a chart for who does not see it; comes into sight when the keyboard reaches one of its links. */
export function ChartTable({ settings, rows, title }: ChartTableProps) {
  const host = useHost()
  const { category, precision, unit } = settings
  const series = settings.kind === 'pie' ? settings.series.slice(0, 1) : settings.series
  return (
    <div className="weft-chart-table">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(one => (
              <th key={one.value} scope="col">
                {one.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, position) => ({ row, key: String(position) }))
            .map(({ row, key }) => {
              const name = textOf(fieldValue(row, category))
              const path = rowLink(settings.link ?? undefined, row)
              return (
                <tr key={key}>
                  <th scope="row">{path !== undefined && host.opens(path) ? <SafeLink href={path}>{name}</SafeLink> : name}</th>
                  {series.map(one => (
                    <td key={one.value}>{`${numberText(fieldValue(row, one.value), precision)}${unit}`}</td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      </table>
    </div>
  )
}
