import type { Row } from '../../model/source'
import { numberText, shortNumber } from '../number-text'
import { fieldValue, textOf } from '../row-link'
import type { ChartSettings } from './schema'

/** Colours of the theme that a chart is drawn in. */
export interface ChartColours {
  readonly series: readonly string[]
  readonly text: string
  readonly soft: string
  readonly line: string
  readonly surface: string
  /** Needed to measure texts as they will be drawn. */
  readonly font: string
}

export interface Drawn {
  readonly settings: ChartSettings
  readonly rows: readonly Row[]
  readonly colours: ChartColours
  /** False for people who asked their system for less motion. */
  readonly motion: boolean
}

/** A number out of a row; what is none is not drawn. */
export function numberOf(row: Row, field: string): number | null {
  const value = fieldValue(row, field)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** What the library is told to draw; data only. */
export function drawingOf(drawn: Drawn) {
  const { settings, colours, motion } = drawn
  const format = (value: unknown) => `${numberText(value, settings.precision)}${settings.unit && ` ${settings.unit}`}`
  const common = {
    animation: motion,
    animationDuration: 400,
    color: [...colours.series],
    textStyle: { color: colours.text, fontFamily: colours.font },
    tooltip: {
      trigger: settings.kind === 'pie' ? ('item' as const) : ('axis' as const),
      confine: true,
      backgroundColor: colours.surface,
      borderColor: colours.line,
      textStyle: { color: colours.text, fontSize: 13 },
      axisPointer: { type: settings.kind === 'bar' ? ('shadow' as const) : ('line' as const), lineStyle: { color: colours.line } },
      valueFormatter: format,
    },
  }
  return settings.kind === 'pie' ? { ...common, ...pie(drawn) } : { ...common, ...axes(drawn) }
}

function pie({ settings, rows, colours }: Drawn) {
  const field = settings.series[0]?.value ?? ''
  const data = rows.map((row, index) => ({ name: categoryOf(row, settings), value: numberOf(row, field) ?? 0, index }))
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
        label: { color: colours.soft, formatter: '{b} {c}' },
        labelLine: { lineStyle: { color: colours.line } },
      },
    ],
  }
}

function axes({ settings, rows, colours }: Drawn) {
  const { kind, horizontal } = settings
  const names = {
    type: 'category' as const,
    data: rows.map(row => categoryOf(row, settings)),
    boundaryGap: kind === 'bar',
    inverse: horizontal,
    axisLine: { lineStyle: { color: colours.line } },
    axisTick: { show: false },
    axisLabel: { color: colours.soft, hideOverlap: true },
  }
  const numbers = {
    type: 'value' as const,
    minInterval: settings.precision === 0 ? 1 : 0,
    axisLabel: { color: colours.soft, formatter: shortNumber },
    splitLine: { lineStyle: { color: colours.line, type: 'dashed' as const } },
  }
  const many = settings.series.length > 1
  return {
    grid: { left: 8, right: 16, top: many ? 40 : 16, bottom: 4, containLabel: true },
    ...(many && { legend: { top: 0, right: 0, icon: 'roundRect', itemWidth: 14, itemHeight: 4, textStyle: { color: colours.soft } } }),
    xAxis: horizontal ? numbers : names,
    yAxis: horizontal ? names : numbers,
    series: settings.series.map((one, index) => series({ settings, rows, colours }, one, index)),
  }
}

/** Lines differ in their strokes too, for who tells colours apart badly. */
const STROKES = ['solid', 'dashed', 'dotted'] as const

function series({ settings, rows, colours }: Omit<Drawn, 'motion'>, { value, title }: ChartSettings['series'][number], index: number) {
  const data = rows.map(row => numberOf(row, value))
  const stack = settings.stacked ? { stack: 'all' } : {}
  if (settings.kind === 'bar') {
    const radius = settings.horizontal ? [0, 4, 4, 0] : [4, 4, 0, 0]
    return { type: 'bar' as const, name: title, data, barMaxWidth: 28, itemStyle: { borderRadius: radius }, ...stack }
  }
  return {
    type: 'line' as const,
    name: title,
    data,
    smooth: 0.2,
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: rows.length <= 10,
    lineStyle: { width: 2, type: STROKES[index % STROKES.length] ?? 'solid' },
    ...(settings.area && { areaStyle: { color: colours.series[index % colours.series.length] ?? colours.text, opacity: 0.12 } }),
    ...stack,
  }
}

function categoryOf(row: Row, settings: ChartSettings): string {
  return textOf(fieldValue(row, settings.category))
}
