import { useMemo, useRef, useState } from 'react'
import { useReducedMotion } from '../../hooks/media-query'
import type { Page } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import type { TableContent } from '../../ui/data/data-table'
import { DrawingOrTable } from '../../ui/data/drawing-or-table'
import { errorText, Failure } from '../../ui/failure/failure'
import { BlockEmpty, BlockRemark, BlockWait } from '../../ui/loading/block-states'
import { rowLink } from '../../ui/text/row-link'
import { valueText } from '../../ui/text/value-text'
import { texts } from '../../ui/texts'
import type { ChartSettings } from './definition'
import { placedPoints } from './drawing-map'
import { type ChartPoint, pointsOf } from './points'
import { useColours } from './use-colours'
import { useDrawing } from './use-drawing'
import './chart.css'

/** Rows of a block's source, drawn; in the height that it will have from the beginning. */
export function Chart({ settings, data, title = '' }: WidgetProps<ChartSettings>) {
  const [attempt, setAttempt] = useState(0)
  const { height } = settings
  if (data === undefined) return <BlockWait height={height} shape="plane" />
  const page = readPage(data)
  if (page.rows.length === 0) return <BlockEmpty height={height} />
  return <Drawn key={attempt} settings={settings} page={page} title={title} onRetry={() => setAttempt(attempt + 1)} />
}

interface DrawnProps {
  readonly settings: ChartSettings
  readonly page: Page
  readonly title: string
  readonly onRetry: () => void
}

function Drawn({ settings, page: { rows, total }, title, onRetry }: DrawnProps) {
  const host = useHost()
  const element = useRef<HTMLDivElement>(null)
  const colours = useColours()
  const motion = !useReducedMotion()
  // What reads the same is drawn once.
  const said = JSON.stringify({ settings, rows })
  const read = useMemo(() => {
    const { settings, rows } = JSON.parse(said) as Pick<DrawnProps, 'settings'> & Pick<Page, 'rows'>
    return { settings, points: pointsOf(settings, rows) }
  }, [said])
  const drawn = useMemo(() => ({ ...read, colours, motion }), [read, colours, motion])
  const { error } = useDrawing(element, drawn, index => {
    const path = rowLink(settings.link ?? undefined, read.points[index]?.row)
    if (path !== undefined && host.opens(path)) host.navigate(path)
  })
  const tall = tallerThanBox(settings, read.points)
  const name = `${title} ${texts.chartKinds[settings.kind]}`.trim()
  return (
    <>
      <DrawingOrTable title={title} height={settings.height} content={contentOf(settings, read.points)}>
        {error !== undefined && (
          <Failure title={texts.loadFailed} onRetry={onRetry}>
            {errorText(error)}
          </Failure>
        )}
        <div className="weft-chart-box" {...(tall !== undefined && REACHED)}>
          <div ref={element} role="img" aria-label={name} className="weft-chart-drawing" style={{ height: tall }} />
        </div>
      </DrawingOrTable>
      <Remarks settings={settings} points={read.points} shown={rows.length} total={total} />
    </>
  )
}

/** Who has no mouse scrolls it by the arrow keys. */
const REACHED = { tabIndex: 0 }
/** Pixels of a lying bar and around the bars of one name; above and below all of them. */
const [BAR, AROUND_BARS, AROUND_ALL] = [12, 12, 64]

/** Pixels that lying bars need, each with its name, where the height of the block is too little: they are scrolled then. */
function tallerThanBox(
  { kind, horizontal, stacked, series, height }: ChartSettings,
  { length }: readonly ChartPoint[],
): number | undefined {
  if (kind !== 'bar' || !horizontal) return undefined
  const needed = length * ((stacked ? 1 : series.length) * BAR + AROUND_BARS) + AROUND_ALL
  return needed > height ? needed : undefined
}

/** What the drawing leaves out. */
function Remarks(
  props: Pick<DrawnProps, 'settings'> & { readonly points: readonly ChartPoint[]; readonly shown: number; readonly total: number },
) {
  const { settings, points, shown, total } = props
  const placed = settings.kind === 'map' ? new Set(placedPoints(points).map(({ point }) => point)) : undefined
  const lost = placed === undefined ? [] : points.filter(point => !placed.has(point)).map(({ name }) => name)
  const cut = total > shown && settings.series.some(one => one.aggregate)
  if (!cut && lost.length === 0) return null
  return (
    <BlockRemark>
      {cut && <span>{texts.cut(shown, total)}</span>}
      {lost.length > 0 && <span>{texts.noProvince(lost)}</span>}
    </BlockRemark>
  )
}

/** The numbers of a chart for who does not see it. */
function contentOf(settings: ChartSettings, points: readonly ChartPoint[]): TableContent {
  const single = settings.kind === 'pie' || settings.kind === 'gauge'
  const series = single ? settings.series.slice(0, 1) : settings.series
  return {
    corner: [''],
    head: series.map(one => one.title),
    lines: points.map(({ name, amounts, row }) => ({
      heads: [name],
      cells: series.map((_, index) => valueText(amounts[index], settings)),
      path: rowLink(settings.link ?? undefined, row),
    })),
  }
}
