import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Meter } from './meter'

it.each([
  ['40', '完成度 40%'],
  [0, '完成度 0%'],
])('draws %j as a bar with its text', (data, name) => {
  render(<Meter settings={{ max: 100, unit: '%' }} values={{}} data={data} title="完成度" />)
  expect(screen.getByRole('meter', { name })).toBeTruthy()
})

it.each([[null], [''], ['x'], [undefined], [{}]])('draws nothing of %j', data => {
  const { container } = render(<Meter settings={{ max: 100, unit: '%' }} values={{}} data={data} />)
  expect(container.textContent).toBe('')
})
