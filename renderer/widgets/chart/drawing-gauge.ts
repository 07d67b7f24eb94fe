import type { Drawn } from './drawing'
import { valueText } from './value-text'

/** Gauges beside each other at most; more than these nobody reads. */
const GAUGES = 4

/** One dial for each of the first points. */
export function gaugeDrawing({ settings, points, colours }: Drawn) {
  const { min, max, bands, height } = settings
  const shown = points.slice(0, GAUGES)
  const size = Math.max(1, max - min)
  const parts = [...bands].sort((one, other) => one.to - other.to).map(({ to, tone }) => [share(to, min, size), colours.tones[tone]])
  const small = shown.length > 2 || height < 240
  return {
    series: shown.map(({ name, values: [value = null] }, index) => ({
      type: 'gauge' as const,
      name: settings.series[0]?.title ?? '',
      min,
      max,
      center: [`${((index + 0.5) * 100) / shown.length}%`, '56%'],
      radius: `${Math.min(86, 150 / shown.length)}%`,
      splitNumber: small ? 2 : 5,
      axisLine: { lineStyle: { width: small ? 8 : 14, color: [...parts, [1, parts.length === 0 ? colours.line : colours.none]] } },
      progress: { show: parts.length === 0, width: small ? 8 : 14 },
      pointer: { itemStyle: { color: colours.soft }, width: small ? 3 : 5, length: '58%' },
      axisTick: { show: false },
      splitLine: { length: small ? 8 : 14, lineStyle: { color: colours.surface, width: 2 } },
      axisLabel: { color: colours.soft, fontSize: small ? 10 : 12, distance: small ? 10 : 20 },
      title: { color: colours.soft, fontSize: 13, offsetCenter: [0, '92%'] },
      detail: {
        color: colours.text,
        fontSize: small ? 15 : 22,
        offsetCenter: [0, '58%'],
        formatter: (number: number) => valueText(Number.isNaN(number) ? null : number, settings),
      },
      data: [{ name, value: value ?? Number.NaN }],
    })),
  }
}

const share = (to: number, min: number, size: number) => Math.max(0, Math.min(1, (to - min) / size))
