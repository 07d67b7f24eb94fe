import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { type CloseGuard, CloseGuardProvider, useCloseGuard, useCloseGuards } from './close-guard'

let mayClose: CloseGuard

function Frame({ children }: { children: ReactNode }) {
  const guards = useCloseGuards()
  mayClose = guards.mayClose
  return <CloseGuardProvider guards={guards}>{children}</CloseGuardProvider>
}

function Asking({ answer }: { answer: boolean }) {
  useCloseGuard(async () => answer)
  return null
}

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('closes over the answers %s and %s: %s', async (first, second, want) => {
  render(
    <Frame>
      <Asking answer={first} />
      <Asking answer={second} />
    </Frame>,
  )
  expect(await mayClose()).toBe(want)
})

it('asks nobody who has left', async () => {
  const view = render(
    <Frame>
      <Asking answer={false} />
    </Frame>,
  )
  view.rerender(<Frame>nobody</Frame>)
  expect(await mayClose()).toBe(true)
})
