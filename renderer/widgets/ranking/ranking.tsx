import { type CSSProperties, useMemo, useRef } from 'react'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockRemark, BlockWait } from '../../ui/loading/block-states'
import { RowText } from '../../ui/text/row-text'
import { valueText } from '../../ui/text/value-text'
import { texts } from '../../ui/texts'
import { useSelfScroll } from '../../ui/wall/use-self-scroll'
import type { RankingSettings } from './definition'
import { type Ranked, ranked } from './ranked'
import './ranking.css'

/** Who has no mouse scrolls it by the arrow keys. */
const REACHED = { tabIndex: 0 }

/** Places of a block's source, the largest first. */
export function Ranking({ settings, data, title }: WidgetProps<RankingSettings>) {
  const { height, aggregate } = settings
  const list = useRef<HTMLOListElement>(null)
  useSelfScroll(list)
  const page = useMemo(() => (data === undefined ? undefined : readPage(data)), [data])
  if (page === undefined) return <BlockWait height={height} shape="plane" />
  const places = ranked(page.rows, settings)
  if (places.length === 0) return <BlockEmpty height={height} />
  return (
    <>
      <ol ref={list} {...REACHED} className="weft-ranking" style={{ height }} aria-label={title}>
        {places.map(place => (
          <Place key={place.name} place={place} settings={settings} />
        ))}
      </ol>
      {aggregate && page.total > page.rows.length && <BlockRemark>{texts.cut(page.rows.length, page.total)}</BlockRemark>}
    </>
  )
}

function Place({
  place: { position, name, amount, share, row },
  settings,
}: {
  readonly place: Ranked
  readonly settings: RankingSettings
}) {
  return (
    <li>
      <span className={position <= 3 ? 'weft-ranking-number is-first' : 'weft-ranking-number'}>{position}</span>
      <span className="weft-ranking-name" title={name}>
        <RowText row={row} text={settings.name} link={settings.link} />
      </span>
      <span className="weft-ranking-value">{valueText(amount, settings)}</span>
      <span className="weft-ranking-bar" style={{ '--weft-share': share } as CSSProperties} aria-hidden />
    </li>
  )
}
