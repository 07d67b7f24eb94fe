import { Timeline } from 'antd'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { toneColour } from '../../ui/look/tones'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { TimelineSettings } from './definition'
import './timeline.css'

/** Who has no mouse scrolls it by the arrow keys. */
const REACHED = { tabIndex: 0 }

/** The rows of a source along a line. */
export function TimelineBlock({ settings, data }: WidgetProps<TimelineSettings>) {
  const { height, most } = settings
  if (data === undefined) return <BlockWait height={height} />
  const { rows } = readPage(data)
  if (rows.length === 0) return <BlockEmpty height={height} />
  return (
    <section className="weft-timeline" style={{ maxHeight: height }} aria-label={texts.timeline} {...REACHED}>
      <Timeline
        items={ordered(rows, settings)
          .slice(0, most)
          .map(row => ({
            color: toneColour(settings.tones, fieldText(row, settings.tone)),
            children: <Happened row={row} settings={settings} />,
          }))}
      />
    </section>
  )
}

function ordered(rows: readonly Row[], { order, time }: TimelineSettings): readonly Row[] {
  if (order === 'rows') return rows
  const sign = order === 'newest' ? -1 : 1
  return rows.toSorted((one, other) => sign * fieldText(one, time).localeCompare(fieldText(other, time)))
}

function Happened({ row, settings }: { readonly row: Row; readonly settings: TimelineSettings }) {
  const before = fieldText(row, settings.before)
  const description = fieldText(row, settings.description)
  return (
    <>
      <time className="weft-timeline-time">{fieldText(row, settings.time)}</time>
      <div>
        {before !== '' && <b>{before} </b>}
        <RowText row={row} text={settings.text} link={settings.link} />
      </div>
      {description !== '' && <div className="weft-timeline-more">{description}</div>}
    </>
  )
}
