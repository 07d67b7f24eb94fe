import { Statistic } from 'antd'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { isObject } from '../../source'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import { aggregated } from '../../ui/data/aggregate'
import { SafeLink } from '../../ui/html/safe-link'
import { BlockRemark } from '../../ui/loading/block-states'
import { toneColour } from '../../ui/look/tones'
import { numberText } from '../../ui/text/number-text'
import { fieldValue, rowLink } from '../../ui/text/row-link'
import { texts } from '../../ui/texts'
import type { StatisticItem, StatisticSettings } from './definition'
import './statistic.css'

/** The numbers of a record or of rows; their places do not change when they arrive. */
export function StatisticBlock({ settings, data, title }: WidgetProps<StatisticSettings>) {
  const { rows, total } = readRows(data)
  const cut = total > rows.length && settings.items.some(({ aggregate }) => aggregate)
  return (
    <>
      <ul className="weft-statistic" aria-label={title} aria-busy={data === undefined}>
        {settings.items.map(item => (
          <li key={`${item.value}:${item.title}`}>
            <OneNumber item={item} rows={rows} loading={data === undefined} />
          </li>
        ))}
      </ul>
      {cut && <BlockRemark>{texts.cut(rows.length, total)}</BlockRemark>}
    </>
  )
}

/** A record counts as the only row. */
function readRows(data: unknown): { readonly rows: readonly Row[]; readonly total: number } {
  if (data === undefined) return { rows: [], total: 0 }
  if (isObject(data) && !Array.isArray(data.records)) return { rows: [data], total: 1 }
  return readPage(data)
}

function OneNumber({ item, rows, loading }: { readonly item: StatisticItem; readonly rows: readonly Row[]; readonly loading: boolean }) {
  const host = useHost()
  const { title, value, aggregate, unit, precision, tone, link } = item
  const [first] = rows
  const number = aggregate
    ? aggregated(
        rows.map(row => fieldValue(row, value)),
        aggregate,
      )
    : fieldValue(first, value)
  const path = rowLink(link ?? undefined, first ?? {})
  const leads = path !== undefined && host.opens(path)
  return (
    <Statistic
      title={leads ? <SafeLink href={path}>{title}</SafeLink> : title}
      loading={loading}
      value={String(number ?? '')}
      formatter={() => numberText(number, precision ?? 0)}
      {...(unit && { suffix: unit })}
      {...(tone && { valueStyle: { color: toneColour({ own: tone }, 'own') } })}
    />
  )
}
