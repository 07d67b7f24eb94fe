import { init } from 'echarts/core'
import { expect, it } from 'vitest'
import { prepareDrawing } from '../draw'
import china from './china.json'
import { ISLANDS, PROVINCES, provinceOf } from './provinces'

it.each([
  ['440000', '广东'],
  ['44', '广东'],
  ['广东省', '广东'],
  [' 内蒙古自治区 ', '内蒙古'],
  ['inner mongolia', '内蒙古'],
  ['澳门', '澳门'],
  ['火星', undefined],
  ['', undefined],
])('takes "%s" for %s', (text, want) => {
  expect(provinceOf(text)?.short).toBe(want)
})

it('has an outline of each of the 34 divisions under its name', () => {
  expect(PROVINCES).toHaveLength(34)
  expect(new Set(china.features.map(({ properties }) => properties.name))).toEqual(new Set(PROVINCES.map(({ short }) => short)))
  expect(china.$comment).toContain('Apache ECharts 4.9.0 (September 2020)')
})

it('is drawn with the islands of the South China Sea in their frame', async () => {
  await prepareDrawing('map')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 800, height: 600 })
  chart.setOption({ series: [{ type: 'map', map: 'china', label: { show: true }, data: [] }] })
  const drawn = chart.renderToSVGString()
  for (const { short } of [...PROVINCES, ISLANDS]) expect(drawn).toContain(`>${short}<`)
  chart.dispose()
})
