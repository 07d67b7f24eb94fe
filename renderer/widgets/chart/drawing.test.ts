import { expect, it } from 'vitest'
import { drawingOf } from './drawing'
import type { ChartSettings } from './schema'

const settings: ChartSettings = {
  kind: 'line',
  category: 'day',
  series: [
    { value: 'signIns', title: '登录' },
    { value: 'visits', title: '访问' },
  ],
  unit: '次',
  precision: 0,
  stacked: false,
  area: false,
  horizontal: false,
  height: 280,
}
const rows = [
  { day: '11-20', signIns: 3, visits: '4' },
  { day: '11-21', signIns: null, visits: 'x' },
]
const colours = { series: ['#1', '#2'], text: '#3', soft: '#4', line: '#5', surface: '#6', font: 'serif' }
const draw = (parts: Partial<ChartSettings> = {}, motion = true) =>
  drawingOf({ settings: { ...settings, ...parts }, rows, colours, motion })

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
