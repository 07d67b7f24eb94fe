import { expect, it } from 'vitest'
import type { Row } from '../../model/source'
import type { ChartSettings } from './definition'
import { type Drawn, drawingOf } from './drawing'
import { pointsOf } from './points'

const settings: ChartSettings = {
  kind: 'line',
  category: 'day',
  by: 'value',
  series: [
    { value: 'signIns', title: '登录' },
    { value: 'visits', title: '访问' },
  ],
  unit: '次',
  precision: 0,
  stacked: false,
  area: false,
  horizontal: false,
  order: 'rows',
  min: 0,
  max: 100,
  bands: [],
  height: 280,
}
const rows = [
  { day: '11-20', signIns: 3, visits: '4' },
  { day: '11-21', signIns: null, visits: 'x' },
]
const tones = { primary: '#p', success: '#s', warning: '#w', danger: '#d' }
const colours: Drawn['colours'] = {
  series: ['#1', '#2'],
  tones,
  text: '#3',
  soft: '#4',
  line: '#5',
  surface: '#6',
  scale: ['#7', '#8'],
  none: '#9',
  font: 'serif',
}
const draw = (parts: Partial<ChartSettings> = {}, motion = true, drawn: readonly Row[] = rows) => {
  const whole = { ...settings, ...parts }
  return drawingOf({ settings: whole, points: pointsOf(whole, drawn), colours, motion }, { width: 700, height: 300 })
}

it('draws the fields of rows, and nothing where there is no number', () => {
  const drawing = draw()
  expect(drawing).toMatchObject({
    xAxis: { data: ['11-20', '11-21'] },
    color: ['#1', '#2'],
    textStyle: { color: '#3', fontFamily: 'serif' },
  })
  expect(drawing.series).toMatchObject([
    { type: 'line', name: '登录', data: [3, null] },
    { type: 'line', name: '访问', data: [4, null] },
  ])
})

it('tells lines apart by their strokes as well', () => {
  expect(draw().series).toMatchObject([{ lineStyle: { type: 'solid' } }, { lineStyle: { type: 'dashed' } }])
})

it('lays bars down, the first on top', () => {
  expect(draw({ kind: 'bar', horizontal: true })).toMatchObject({
    yAxis: { data: ['11-20', '11-21'], inverse: true },
    xAxis: { type: 'value' },
  })
})

it('names every bar, aslant where there is no room, and says how long those are that lie', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ day: `第${index}个很长的名称`, signIns: index }))
  expect(draw({ kind: 'bar' })).toMatchObject({ xAxis: { axisLabel: { interval: 0, rotate: 0 } } })
  expect(draw({ kind: 'bar' }, true, many)).toMatchObject({ xAxis: { axisLabel: { interval: 0, rotate: 40 } } })
  const lying = draw({ kind: 'bar', horizontal: true }, true, many)
  expect(lying).toMatchObject({ yAxis: { axisLabel: { interval: 0, overflow: 'break' } } })
  expect(lying.series[0]).toMatchObject({ label: { show: true, position: 'right' } })
})

it('cuts a bar that would flatten all others, and says its length', () => {
  const rows = [5, 8, 10, 100_000].map(signIns => ({ day: `${signIns}`, signIns }))
  const series = [{ value: 'signIns', title: '登录' }]
  const drawing = draw({ kind: 'bar', horizontal: true, series }, true, rows)
  expect(drawing).toMatchObject({ xAxis: { max: 12.5 } })
  expect(drawing.series[0]).toMatchObject({ data: [5, 8, 10, { value: 100_000, label: { position: 'insideRight' } }] })
})

it('draws the first series of a pie', () => {
  const [pie] = draw({ kind: 'pie' }).series
  expect(pie).toMatchObject({
    type: 'pie',
    name: '登录',
    data: [
      { name: '11-20', value: 3 },
      { name: '11-21', value: 0 },
    ],
  })
})

it('says numbers with their unit and stands still for who wants it', () => {
  const drawing = draw({}, false)
  expect([drawing.animation, drawing.tooltip.valueFormatter(1234)]).toEqual([false, '1,234 次'])
})

it('draws a dial for each of the first six points, with its bands, in lines', () => {
  const bands: ChartSettings['bands'] = [
    { to: 80, tone: 'warning' },
    { to: 60, tone: 'danger' },
  ]
  const many = [1, 2, 3, 4, 5, 6, 7].map(signIns => ({ day: `${signIns}`, signIns }))
  const { series } = draw({ kind: 'gauge', max: 100, bands, unit: '%' }, true, many)
  expect(series).toHaveLength(6)
  expect(series[4]).toMatchObject({ center: [350, 228], radius: 66 })
  expect(series[0]).toMatchObject({
    type: 'gauge',
    max: 100,
    data: [{ name: '1', value: 1 }],
    axisLine: {
      lineStyle: {
        color: [
          [0.6, '#d'],
          [0.8, '#w'],
          [1, '#9'],
        ],
      },
    },
  })
})

it('shades provinces by name or code, and leaves out what is none', () => {
  const provinces = [
    { day: '440000', signIns: 5 },
    { day: '北京市', signIns: 3 },
    { day: '火星', signIns: 9 },
    { day: '广东', signIns: 1 },
  ]
  const drawing = draw({ kind: 'map', series: [{ value: 'signIns', title: '登录', aggregate: 'sum' }] }, true, provinces)
  expect(drawing).toMatchObject({ visualMap: { min: 3, max: 6, inRange: { color: ['#7', '#8'] } } })
  expect(drawing.series[0]).toMatchObject({
    type: 'map',
    map: 'china',
    data: [{ name: '广东', value: 6, index: 0 }, { name: '北京', value: 3, index: 1 }, { name: '南海诸岛' }],
  })
})

it.each(['line', 'bar', 'pie', 'gauge', 'map'] as const)('shows all digits of a long number in a %s', kind => {
  const parts = { kind, horizontal: true, precision: 2, series: settings.series.slice(0, 1) }
  const drawing = draw(parts, true, [{ day: '北京', signIns: '12345678901234567.89' }]) as unknown as {
    readonly tooltip: { readonly valueFormatter: (value: unknown, index: number) => string }
    readonly series: readonly {
      readonly data: readonly { readonly value: number }[]
      readonly label?: { readonly formatter?: (shown: object) => string }
      readonly detail?: { readonly formatter: () => string }
      readonly tooltip?: { readonly formatter: (shown: object) => string }
    }[]
  }
  const value = 12345678901234568
  const [series] = drawing.series
  const shown = [
    drawing.tooltip.valueFormatter(value, 0),
    kind === 'bar' && series?.label?.formatter?.({ value, dataIndex: 0 }),
    kind === 'gauge' && series?.detail?.formatter(),
    kind === 'map' && series?.tooltip?.formatter({ name: '', value, data: { index: 0 } }),
  ]
  for (const text of shown.filter(text => text !== false)) expect(text).toContain('12,345,678,901,234,567.89')
})
