import { shortNumber } from '../../ui/text/number-text'
import { valueText } from '../../ui/text/value-text'
import type { Drawn } from './drawing'

/** Gauges at most; more than these cannot be read. */
const GAUGES = 6

/** Pixels of what is drawn on. */
export interface Space {
  readonly width: number
  readonly height: number
}

/** One dial for each of the first points, in as many lines as the space wants. */
export function gaugeDrawing({ settings, points, colours }: Drawn, { width, height }: Space) {
  const { min, max, bands } = settings
  const shown = points.slice(0, GAUGES)
  const across = bestAcross(shown.length, { width, height })
  const down = Math.max(1, Math.ceil(shown.length / across))
  const [cell, line] = [width / across, height / down]
  const radius = Math.max(10, Math.min(cell, line) * 0.44)
  const size = Math.max(Number.EPSILON, max - min)
  const parts = bands.toSorted((one, other) => one.to - other.to).map(({ to, tone }) => [share(to, min, size), colours.tones[tone]])
  const thick = Math.max(6, Math.round(radius / 9))
  return {
    series: shown.map(({ name, values: [value = null], amounts: [amount = null] }, index) => ({
      type: 'gauge' as const,
      name: settings.series[0]?.title ?? '',
      min,
      max,
      center: [Math.round(cell * ((index % across) + 0.5)), Math.round(line * (Math.floor(index / across) + 0.52))],
      radius: Math.round(radius),
      splitNumber: 2,
      axisLine: { lineStyle: { width: thick, color: [...parts, [1, parts.length === 0 ? colours.line : colours.none]] } },
      progress: { show: parts.length === 0, width: thick },
      pointer: { itemStyle: { color: colours.soft }, width: Math.max(3, thick / 3), length: '58%' },
      axisTick: { show: false },
      splitLine: { length: thick, lineStyle: { color: colours.surface, width: 2 } },
      axisLabel: { show: radius > 60, color: colours.soft, fontSize: 11, distance: thick + 2, formatter: shortNumber },
      title: { color: colours.soft, fontSize: 13, offsetCenter: [0, '96%'] },
      detail: {
        color: colours.text,
        fontSize: Math.max(13, Math.min(22, Math.round(radius / 5))),
        offsetCenter: [0, '58%'],
        formatter: () => valueText(amount, settings),
      },
      data: [{ name, value: value ?? Number.NaN }],
    })),
  }
}

/** Dials in a line, so that all are as large as they can be. */
function bestAcross(count: number, { width, height }: Space): number {
  const size = (across: number) => Math.min(width / across, height / Math.ceil(count / across))
  return Array.from({ length: Math.max(1, count) }, (_, index) => index + 1).reduce((best, across) =>
    size(across) > size(best) ? across : best,
  )
}

const share = (to: number, min: number, size: number) => Math.max(0, Math.min(1, (to - min) / size))
