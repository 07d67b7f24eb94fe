import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LiveLocation, StillLocation, StillRouter } from './still-router'
import { newTab } from './tab-list'

const drawn = vi.fn()
const TAB = newTab({ pathname: '/one', search: '?a=1' })

/** Asks for all that the router tells. */
function Probe() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  drawn(pathname + search, useMatches().length)
  return (
    <>
      <Link to="/two">link</Link>
      <Link to="?b=2">own</Link>
      <button type="button" onClick={() => navigate('/three')}>
        go
      </button>
    </>
  )
}

const page = (
  <StillRouter>
    <StillLocation tab={TAB}>
      <Probe />
    </StillLocation>
  </StillRouter>
)

function start() {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/one?a=1'] })
  render(<RouterProvider router={router} />)
  return router
}

it('draws nothing of a page anew while the router goes elsewhere, and leads away from it all the same', async () => {
  const router = start()
  ;(await screen.findByRole('link', { name: 'link' })).click()
  await act(() => vi.waitFor(() => expect(router.state.location.pathname).toBe('/two')))
  expect(drawn.mock.calls).toEqual([['/one?a=1', 1]])
  expect(screen.getByRole('link', { name: 'own' }).getAttribute('href')).toBe('/one?b=2')
  screen.getByRole('button', { name: 'go' }).click()
  await act(() => vi.waitFor(() => expect(router.state.location.pathname).toBe('/three')))
  expect(drawn).toHaveBeenCalledTimes(1)
})

it('draws nothing around the pages anew either, and a link there knows where the person is when it is pressed', async () => {
  drawn.mockClear()
  const around = (
    <StillRouter>
      <LiveLocation>
        <Probe />
      </LiveLocation>
    </StillRouter>
  )
  const router = createMemoryRouter([{ path: '*', element: around }], { initialEntries: ['/one'] })
  render(<RouterProvider router={router} />)
  const link = await screen.findByRole('link', { name: 'link' })
  link.click()
  await act(() => vi.waitFor(() => expect(router.state.location.pathname).toBe('/two')))
  expect(router.state.historyAction).toBe('PUSH')
  const { key } = router.state.location
  link.click()
  await act(() => vi.waitFor(() => expect(router.state.location.key).not.toBe(key)))
  expect([router.state.historyAction, drawn.mock.calls.length]).toEqual(['REPLACE', 1])
})
