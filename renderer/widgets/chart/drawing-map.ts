import { shortNumber } from '../../ui/text/number-text'
import { valueText } from '../../ui/text/value-text'
import type { Drawn } from './drawing'
import { ISLANDS, PROVINCES, type Province, provinceName, provinceOf } from './map/provinces'
import { amountAt, type ChartPoint } from './points'

/** A province of the map with its point, and where that stands among the points. */
export interface Placed {
  readonly province: Province
  readonly point: ChartPoint
  readonly index: number
}

/** The points that name a province; each province once, by the first point that names it. */
export function placedPoints(points: readonly ChartPoint[]): readonly Placed[] {
  const seen = new Map<string, Placed>()
  points.forEach((point, index) => {
    const province = provinceOf(point.name)
    if (province !== undefined && !seen.has(province.code)) seen.set(province.code, { province, point, index })
  })
  return [...seen.values()]
}

/** China by provinces, the islands of the South China Sea in their frame. */
export function mapDrawing({ settings, points, colours }: Drawn) {
  const placed = placedPoints(points)
  const numbers = placed.flatMap(({ point }) => point.values[0] ?? [])
  const [least, most] = bounds(numbers)
  return {
    visualMap: {
      type: 'continuous' as const,
      min: least,
      max: most,
      left: 0,
      bottom: 0,
      itemWidth: 10,
      itemHeight: 90,
      calculable: false,
      text: [shortNumber(most), shortNumber(least)],
      textStyle: { color: colours.soft, fontSize: 11 },
      inRange: { color: [...colours.scale] },
    },
    series: [
      {
        type: 'map' as const,
        map: 'china',
        name: settings.series[0]?.title ?? '',
        left: 0,
        right: 0,
        top: 8,
        bottom: 8,
        preserveAspect: 'contain' as const,
        // Provinces lead somewhere by a click; to select them does nothing.
        selectedMode: false as const,
        nameMap: spokenNames(),
        tooltip: {
          formatter: ({
            name,
            value,
            data,
          }: {
            readonly name: string
            readonly value?: unknown
            readonly data?: { readonly index?: number }
          }) => `${name} ${valueText(amountAt(points[data?.index ?? -1], value), settings)}`,
        },
        label: { show: true, fontSize: 9, color: colours.soft },
        labelLayout: { hideOverlap: true },
        itemStyle: { areaColor: colours.none, borderColor: colours.line, borderWidth: 0.8 },
        emphasis: { label: { color: colours.text }, itemStyle: { areaColor: colours.tones.warning } },
        data: [
          ...placed.map(({ province, point, index }) => ({
            name: provinceName(province),
            value: point.values[0] ?? Number.NaN,
            index,
          })),
          {
            name: provinceName(ISLANDS),
            itemStyle: { areaColor: 'transparent', borderColor: colours.soft },
            label: { show: true },
            index: -1,
          },
        ],
      },
    ],
  }
}

/** What the lightest and the darkest shade stand for. */
function bounds(numbers: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  if (numbers.length === 0) return [0, 1]
  return least === most ? [Math.min(0, least), Math.max(least, 1)] : [least, most]
}

/** What the outlines are called, by their Chinese names, where people read English. */
function spokenNames(): { [name: string]: string } {
  return Object.fromEntries([...PROVINCES, ISLANDS].map(province => [province.short, provinceName(province)]))
}
