import type { AddressState } from '../../renderer/contract'
import { screenState, withScreenState } from '../routes/screen-address'

interface Place {
  readonly pathname: string
  readonly search: string
  /** Another one for each entry of the history. */
  readonly key: string
}

interface Route {
  readonly location: Place
  /** On its way somewhere; no location while it rests. */
  readonly navigation: { readonly location?: { readonly pathname: string } | undefined }
}

/** What is needed of the router. */
interface Addresses {
  readonly state: Route
  navigate(to: { search: string }, options: { replace: boolean; preventScrollReset: boolean }): unknown
  subscribe(listener: (state: Route) => void): () => void
}

/** The screen's part of the address bar. Changes replace the entry of the history, and the page does not scroll. */
export function createAddress(router: Addresses): AddressState {
  /** Set, and still on its way through the router; `at` is the entry that it replaces. */
  let written: { readonly search: string; readonly at: string } | null = null
  /** Whether the entry with this key came from here. */
  let judged = { key: router.state.location.key, own: false }

  const current = () => (written?.at === router.state.location.key ? written.search : router.state.location.search)
  const isOwn = ({ key, search }: Place) => {
    if (judged.key !== key) {
      judged = { key, own: written?.search === search }
      written = null
    }
    return judged.own
  }
  return {
    get: () => screenState(current()),
    set(values) {
      const { location, navigation } = router.state
      // Somebody is leaving this page: its state is no longer of interest, and must not hold him back.
      if (navigation.location && navigation.location.pathname !== location.pathname) return
      const before = current()
      const search = withScreenState(before, values)
      if (search === before) return
      written = { search, at: location.key }
      void router.navigate({ search }, { replace: true, preventScrollReset: true })
    },
    subscribe(listener) {
      let last = router.state.location
      return router.subscribe(({ location }) => {
        if (location.key === last.key) return
        const moved = location.pathname !== last.pathname
        last = location
        if (!isOwn(location) && !moved) listener()
      })
    },
  }
}
