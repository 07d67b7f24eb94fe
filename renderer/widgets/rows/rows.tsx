import { Empty, Skeleton, Tag } from 'antd'
import dayjs from 'dayjs'
import { type CSSProperties, useRef } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { textOf } from '../../ui/text/row-link'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import { useSelfScroll } from '../../ui/wall/use-self-scroll'
import type { RowsSettings } from './definition'
import { shortTime } from './short-time'
import './rows.css'
import '../../ui/text/fading.css'

/** Lines of a block's source, in the height that they will have from the beginning. */
export function Rows({ settings, data, title }: WidgetProps<RowsSettings>) {
  const { height } = settings
  const list = useRef<HTMLUListElement>(null)
  const reached = useSelfScroll(list)
  if (data === undefined) {
    return (
      <div className="weft-rows weft-rows-wait" style={tall(height)} aria-busy>
        <Skeleton active title={false} paragraph={{ rows: Math.max(2, Math.floor(height / 44)) }} />
      </div>
    )
  }
  const { rows } = readPage(data)
  if (rows.length === 0) {
    return (
      <div className="weft-rows weft-rows-empty" style={tall(height)}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
      </div>
    )
  }
  return (
    <ul ref={list} {...reached} className="weft-rows" style={tall(height)} aria-label={title}>
      {rows.map((row, index) => (
        <Line key={textOf(row.id) || index} row={row} settings={settings} />
      ))}
    </ul>
  )
}

const tall = (height: number) => ({ '--weft-rows': `${height}px` }) as CSSProperties

function Line({ row, settings }: { readonly row: Row; readonly settings: RowsSettings }) {
  const at = (name: string | null | undefined) => fieldText(row, name)
  const time = at(settings.time)
  const tag = at(settings.tag)
  return (
    <li>
      {typeof settings.tone === 'string' && (
        <span className={`weft-rows-dot weft-rows-${settings.tones[at(settings.tone)] ?? 'default'}`} />
      )}
      <span className="weft-rows-text weft-fading" title={`${at(settings.before)} ${at(settings.text)}`.trim()}>
        {at(settings.before) !== '' && <b>{at(settings.before)} </b>}
        <RowText row={row} text={settings.text} link={settings.link} />
      </span>
      {tag !== '' && <Tag>{tag}</Tag>}
      {time !== '' && <time title={time}>{shortTime(time, dayjs().format('YYYY-MM-DD'))}</time>}
    </li>
  )
}
