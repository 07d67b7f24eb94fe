import { Empty, Skeleton, theme } from 'antd'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import { errorText, Failure } from '../failure'
import { rowLink } from '../row-link'
import { texts } from '../texts'
import { ChartTable } from './chart-table'
import type { ChartColours } from './drawing'
import type { ChartSettings } from './schema'
import { useDrawing } from './use-drawing'
import './chart.css'

/** Rows of a block's source, drawn; in the height that it will have from the beginning. */
export function Chart({ settings, data, title = '' }: WidgetProps<ChartSettings>) {
  const [attempt, setAttempt] = useState(0)
  const { height } = settings
  if (data === undefined) {
    return (
      <div className="weft-chart" style={{ height }} aria-busy>
        <Skeleton.Node active className="weft-chart-wait" />
      </div>
    )
  }
  const { rows } = readPage(data)
  if (rows.length === 0) {
    return (
      <div className="weft-chart weft-chart-empty" style={{ height }}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
      </div>
    )
  }
  return <Drawn key={attempt} settings={settings} rows={rows} title={title} onRetry={() => setAttempt(attempt + 1)} />
}

interface DrawnProps {
  readonly settings: ChartSettings
  readonly rows: readonly Row[]
  readonly title: string
  readonly onRetry: () => void
}

function Drawn({ settings, rows, title, onRetry }: DrawnProps) {
  const host = useHost()
  const element = useRef<HTMLDivElement>(null)
  const colours = useColours()
  const motion = useMotion()
  // What reads the same is drawn once.
  const said = JSON.stringify({ settings, rows })
  const drawn = useMemo(
    () => ({ ...(JSON.parse(said) as Pick<DrawnProps, 'settings' | 'rows'>), colours, motion }),
    [said, colours, motion],
  )
  const { error } = useDrawing(element, drawn, index => {
    const path = rowLink(settings.link ?? undefined, rows[index])
    if (path !== undefined && host.opens(path)) host.navigate(path)
  })
  const name = `${title} ${texts.chartKinds[settings.kind]}`.trim()
  return (
    <div className="weft-chart" style={{ height: settings.height }}>
      {error !== undefined && (
        <Failure title={texts.loadFailed} onRetry={onRetry}>
          {errorText(error)}
        </Failure>
      )}
      <div ref={element} role="img" aria-label={name} className="weft-chart-drawing" />
      <ChartTable settings={settings} rows={rows} title={title} />
    </div>
  )
}

function useColours(): ChartColours {
  const { token } = theme.useToken()
  return useMemo(
    () => ({
      series: [token.colorPrimary, token.orange, token.cyan, token.purple, token.gold, token.magenta],
      text: token.colorText,
      soft: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      font: token.fontFamily,
    }),
    [token],
  )
}

const STILL = '(prefers-reduced-motion: reduce)'

function useMotion(): boolean {
  return useSyncExternalStore(
    listener => {
      const media = window.matchMedia(STILL)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => !window.matchMedia(STILL).matches,
  )
}
