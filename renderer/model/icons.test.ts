import { expect, it } from 'vitest'
import { iconName } from './icons'

it.each([
  ['home', 'home'],
  ['home-o', 'home'],
  [' HomeOutlined ', 'home'],
  ['ant-design:home-outlined', 'home'],
  ['ant-design:area-chart-twotone', 'area-chart'],
  ['AreaChartOutlined', 'area-chart'],
  ['home-two-tone', 'home'],
  ['no-such-icon', undefined],
  ['', undefined],
])('the spelling %j means %s', (spelling, name) => {
  expect(iconName(spelling)).toBe(name)
})
