import { defined } from '../../model/defined'
import { numberText, shortNumber } from '../../ui/text/number-text'
import { textWidth } from '../../ui/text/text-width'
import { valueText } from '../../ui/text/value-text'
import type { ChartSettings } from './definition'
import { gaugeDrawing, type Space } from './drawing-gauge'
import { mapDrawing } from './drawing-map'
import { endOfBars } from './end-of-bars'
import { amountAt, type ChartPoint } from './points'

/** Colours of the theme that a chart is drawn in. */
export interface ChartColours {
  readonly series: readonly string[]
  readonly tones: { readonly [tone in ChartSettings['bands'][number]['tone']]: string }
  readonly text: string
  readonly soft: string
  readonly line: string
  readonly surface: string
  /** From few to many, and where there is no number. */
  readonly scale: readonly [string, string]
  readonly none: string
  /** Needed to measure texts as they will be drawn. */
  readonly font: string
}

export interface Drawn {
  readonly settings: ChartSettings
  readonly points: readonly ChartPoint[]
  readonly colours: ChartColours
  /** False for people who asked their system for less motion. */
  readonly motion: boolean
}

/** What the library is told to draw in a space; data only. */
export function drawingOf(drawn: Drawn, space: Space) {
  const { settings, points, colours, motion } = drawn
  const format = (value: unknown, index = -1) => valueText(amountAt(points[index], value), settings)
  const common = {
    animation: motion,
    animationDuration: 400,
    color: [...colours.series],
    textStyle: { color: colours.text, fontFamily: colours.font },
    tooltip: {
      trigger: settings.kind === 'line' || settings.kind === 'bar' ? ('axis' as const) : ('item' as const),
      // Drawn, not written as HTML.
      renderMode: 'richText' as const,
      confine: true,
      backgroundColor: colours.surface,
      borderColor: colours.line,
      textStyle: { color: colours.text, fontSize: 13 },
      axisPointer: { type: settings.kind === 'bar' ? ('shadow' as const) : ('line' as const), lineStyle: { color: colours.line } },
      valueFormatter: format,
    },
  }
  return { ...common, ...PARTS[settings.kind](drawn, space) }
}

const PARTS = { line: axes, bar: axes, pie, gauge: gaugeDrawing, map: mapDrawing } as const

/** Pixels below which a pie has no room for texts around it: its legend and its table have them. */
const ROOM_AROUND = 440

function pie({ settings, points, colours }: Drawn, { width }: Space) {
  const data = points.map(({ name, values }) => ({ name, value: values[0] ?? 0 }))
  return {
    legend: { type: 'scroll' as const, bottom: 0, icon: 'circle', itemWidth: 8, itemHeight: 8, textStyle: { color: colours.soft } },
    series: [
      {
        type: 'pie' as const,
        name: settings.series[0]?.title ?? '',
        radius: ['48%', '72%'],
        center: ['50%', '44%'],
        data,
        itemStyle: { borderColor: colours.surface, borderWidth: 2, borderRadius: 4 },
        label: { show: width >= ROOM_AROUND, color: colours.soft, formatter: '{b}\n{d}%', lineHeight: 16 },
        labelLine: { show: width >= ROOM_AROUND, lineStyle: { color: colours.line } },
      },
    ],
  }
}

/** Bars of which every name is told; with more of them names are left out where they would lie on each other. */
const NAMED = 40

function axes(drawn: Drawn, space: Space) {
  const { settings, points, colours } = drawn
  const { kind, horizontal } = settings
  const names = {
    type: 'category' as const,
    data: points.map(({ name }) => name),
    boundaryGap: kind === 'bar',
    inverse: horizontal,
    axisLine: { lineStyle: { color: colours.line } },
    axisTick: { show: false },
    axisLabel: { color: colours.soft, ...(kind === 'bar' && points.length <= NAMED ? allNames(drawn, space) : { hideOverlap: true }) },
  }
  const end = kind === 'bar' && !settings.stacked ? endOfBars(points) : undefined
  const numbers = {
    type: 'value' as const,
    minInterval: settings.precision === 0 ? 1 : 0,
    axisLabel: { color: colours.soft, formatter: shortNumber },
    splitLine: { lineStyle: { color: colours.line, type: 'dashed' as const } },
    ...defined({ max: end }),
  }
  const many = settings.series.length > 1
  return {
    // Beyond the longest bar stands its number.
    grid: { left: 8, right: horizontal ? 48 : 16, top: many ? 40 : 24, bottom: 4, containLabel: true },
    // The switch to the table stands in the corner.
    ...(many && { legend: { top: 0, right: 36, icon: 'roundRect', itemWidth: 14, itemHeight: 4, textStyle: { color: colours.soft } } }),
    xAxis: horizontal ? numbers : names,
    yAxis: horizontal ? names : numbers,
    series: settings.series.map((_, index) => series(drawn, index, end)),
  }
}

/** Names that have no room side by side stand aslant; those of lying bars break. */
function allNames({ settings, points }: Drawn, { width }: Space) {
  if (settings.horizontal) return { interval: 0, width: Math.round(width * NAME_SHARE), overflow: 'break' as const }
  const widest = Math.max(0, ...points.map(({ name }) => textWidth(name)))
  return { interval: 0, rotate: widest + 8 > width / points.length ? 40 : 0 }
}

/** Of the width, for the names of lying bars. */
const NAME_SHARE = 0.35

/** Lines differ in their strokes too, for who tells colours apart badly. */
const STROKES = ['solid', 'dashed', 'dotted'] as const

function series(drawn: Drawn, index: number, end: number | undefined) {
  const { settings, points, colours } = drawn
  const data = points.map(({ values }) => values[index] ?? null)
  const stack = settings.stacked ? { stack: 'all' } : {}
  const name = settings.series[index]?.title ?? ''
  if (settings.kind === 'bar') {
    const radius = settings.horizontal ? [0, 4, 4, 0] : [4, 4, 0, 0]
    return {
      type: 'bar' as const,
      name,
      data: data.map(value => (end !== undefined && value !== null && value > end ? cutBar(value, drawn) : value)),
      barMaxWidth: 28,
      itemStyle: { borderRadius: radius },
      ...(settings.horizontal && { label: numberAt('right', drawn) }),
      ...stack,
    }
  }
  return {
    type: 'line' as const,
    name,
    data,
    smooth: 0.2,
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: points.length <= 10,
    lineStyle: { width: 2, type: STROKES[index % STROKES.length] ?? 'solid' },
    ...(settings.area && { areaStyle: { color: colours.series[index % colours.series.length] ?? colours.text, opacity: 0.12 } }),
    ...stack,
  }
}

/** What ends at the border of the chart says in words how long it is. */
const cutBar = (value: number, drawn: Drawn) => ({
  value,
  label: {
    ...numberAt(drawn.settings.horizontal ? 'insideRight' : 'insideTop', drawn),
    backgroundColor: drawn.colours.surface,
    padding: [1, 4],
    borderRadius: 3,
  },
})

const numberAt = (position: 'right' | 'insideRight' | 'insideTop', { settings, points, colours }: Drawn) => ({
  show: true,
  position,
  color: colours.text,
  fontSize: 12,
  formatter: ({ value, dataIndex = -1 }: { readonly value?: unknown; readonly dataIndex?: number }) =>
    numberText(amountAt(points[dataIndex], value), settings.precision),
})
