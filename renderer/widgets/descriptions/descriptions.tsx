import { Descriptions, Tag } from 'antd'
import { useMemo, useRef } from 'react'
import { useColumns } from '../../hooks/use-columns'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { isObject } from '../../source'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { ByWidth } from '../../ui/loading/by-width'
import { toneColour } from '../../ui/look/tones'
import { useDrawnLetters } from '../../ui/text/drawn-font'
import { numberText } from '../../ui/text/number-text'
import { fieldValue } from '../../ui/text/row-link'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { DescriptionItem, DescriptionsSettings } from './definition'
import { columnSteps, heightOf, pairWidth } from './height'

const HEIGHT = 96

/** The fields of one record; of a list its first. */
export function DescriptionsBlock({ settings, data, title, sourced = false }: WidgetProps<DescriptionsSettings>) {
  const { none } = settings
  if (sourced && data === undefined) return <ByWidth>{width => <BlockWait height={heightOf(settings, width)} />}</ByWidth>
  const record = recordOf(sourced ? data : settings.record)
  if (record === undefined) return <BlockEmpty height={HEIGHT} text={none ?? texts.empty} />
  return <Pairs settings={settings} record={record} title={title} />
}

interface PairsProps {
  readonly settings: DescriptionsSettings
  readonly record: Row
  readonly title: string | undefined
}

/** In as many columns as are wanted, and as the block has room for. */
function Pairs({ settings, record, title }: PairsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { items, columns: most, bordered } = settings
  const letters = useDrawnLetters()
  const pair = pairWidth(settings, letters)
  const steps = useMemo(() => columnSteps(most, pair), [most, pair])
  const columns = useColumns(place, steps)
  return (
    <div ref={place}>
      <Descriptions
        aria-label={title}
        size="small"
        bordered={bordered}
        column={columns}
        items={items.map(item => ({
          key: `${item.value}:${item.title}`,
          label: item.title,
          span: Math.min(item.span, columns),
          children: <Value item={item} record={record} />,
        }))}
      />
    </div>
  )
}

function recordOf(shown: unknown): Row | undefined {
  if (shown === null || shown === undefined) return undefined
  if (isObject(shown) && !Array.isArray(shown.records)) return shown
  return readPage(shown).rows[0]
}

function Value({ item, record }: { readonly item: DescriptionItem; readonly record: Row }) {
  const { value, precision, unit, tone, tones, link } = item
  const text = fieldText(record, value)
  if (text === '') return <span>–</span>
  if (typeof precision === 'number') return <span>{`${numberText(fieldValue(record, value), precision)}${unit ? ` ${unit}` : ''}`}</span>
  if (typeof tone === 'string') {
    const colour = toneColour(tones, fieldText(record, tone))
    return <Tag style={{ color: colour, borderColor: colour, background: 'transparent' }}>{text}</Tag>
  }
  return (
    <span>
      <RowText row={record} text={value} link={link} />
      {unit && ` ${unit}`}
    </span>
  )
}
