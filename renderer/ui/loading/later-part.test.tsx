import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { laterPart, renewParts } from './later-part'

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch() {
    renewParts()
  }

  override render() {
    return this.state.failed ? <p>fort</p> : this.props.children
  }
}

it('is loaded again by whoever draws it after a boundary has shown its loss', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => (): JSX.Element => <p>da</p>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x.js'))
  const Part = laterPart(load)
  const drawn = (attempt: number) => (
    <Boundary key={attempt}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </Boundary>
  )
  const { rerender } = render(drawn(1))
  expect(await screen.findByText('fort')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => rerender(drawn(2)))
  expect(await screen.findByText('da')).toBeTruthy()
  quiet.mockClear()
})
