import { expect, it, vi } from 'vitest'
import { createAddress } from './address'

interface FakeState {
  readonly location: { readonly pathname: string; readonly search: string; readonly key: string }
  readonly navigation: { readonly location?: { readonly pathname: string } }
}

/** A router whose navigations arrive when `arrive` is called. */
function fakeRouter(pathname: string, search = '') {
  let entry = 0
  let heading: { pathname: string; search: string } | undefined
  const listeners = new Set<(state: FakeState) => void>()
  const router = {
    state: { location: { pathname, search, key: 'k0' }, navigation: {} } as FakeState,
    navigate({ search }: { search: string }) {
      heading = { pathname: router.state.location.pathname, search }
      router.state = { ...router.state, navigation: { location: heading } }
    },
    subscribe(listener: (state: FakeState) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive(place = heading ?? { pathname, search }) {
      entry += 1
      heading = undefined
      router.state = { location: { ...place, key: `k${entry}` }, navigation: {} }
      for (const listener of listeners) listener(router.state)
    },
  }
  return router
}

it('gives back what was set before the router has arrived there', () => {
  const router = fakeRouter('/list', '?page=1')
  const address = createAddress(router)
  address.set({ page: '2' })
  expect(address.get()).toEqual({ page: '2' })
  router.arrive()
  expect(address.get()).toEqual({ page: '2' })
})

it('tells of back and forward, not of its own changes', () => {
  const router = fakeRouter('/list')
  const address = createAddress(router)
  const heard = vi.fn()
  address.subscribe(heard)
  address.set({ page: '2' })
  router.arrive()
  expect(heard).not.toHaveBeenCalled()
  router.arrive({ pathname: '/list', search: '' })
  expect(heard).toHaveBeenCalledTimes(1)
  router.arrive({ pathname: '/list', search: '?page=2' })
  expect(heard).toHaveBeenCalledTimes(2)
  expect(address.get()).toEqual({ page: '2' })
})

it('does not hold back whoever leaves the page', () => {
  const router = fakeRouter('/list')
  const address = createAddress(router)
  router.state = { ...router.state, navigation: { location: { pathname: '/other' } } }
  address.set({ page: '2' })
  expect(address.get()).toEqual({})
  router.arrive({ pathname: '/other', search: '' })
  expect(router.state.location.pathname).toBe('/other')
})

it('does not mistake an old change for the address of a page opened anew', () => {
  const router = fakeRouter('/list')
  const address = createAddress(router)
  address.set({ page: '2' })
  router.arrive()
  router.arrive({ pathname: '/other', search: '' })
  router.arrive({ pathname: '/list', search: '' })
  expect(address.get()).toEqual({})
})
