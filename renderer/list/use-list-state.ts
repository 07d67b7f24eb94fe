import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { evaluateTree } from '../expression'
import type { AddressState, Host } from '../model/host'
import type { KindProps } from '../model/kind'
import type { ScreenModel } from '../model/screen'
import type { ListQuery, Page } from '../model/source'
import { isObject, recordScope } from '../source'
import { useHost, useTab } from '../source/host-context'
import { addressToQuery, queryToAddress, withListState } from './address-query'
import { type ListEvent, type ListState, listReducer, startList } from './list-state'

/** Quiet time that a burst of changes is waited for. */
const DEBOUNCE = 300

export interface ListPlace {
  readonly screen: ScreenModel
  /** What expressions see under `route`. */
  readonly values: KindProps['values']
  /** True: the query is kept in the address. */
  readonly main: boolean
  /** Reads rows; a change of it reads again from the first page. */
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Page>
}

/** The state of a list with its rows read whenever it asks for them. */
export function useListState({ screen, values, main, read }: ListPlace): [ListState, (event: ListEvent) => void] {
  const address = useAddress(main)
  const begin = useStartQuery({ screen, values })
  const [state, dispatch] = useReducer(listReducer, undefined, () =>
    startList(address ? addressToQuery(address.get(), begin, screen.list.pageSizes) : begin),
  )
  useReading(state.query, read, dispatch)
  useKeptQuery(state.query, address, { screen, begin }, dispatch)
  return [state, dispatch]
}

/** What the query of a screen begins with is decided by. */
export type StartPlace = Pick<KindProps, 'screen' | 'values'> & { readonly host: Host }

/** The query that a screen begins with. */
export function startQuery({ screen: { list, query }, values, host }: StartPlace): ListQuery {
  const asked = evaluateTree(query.initial, recordScope({ route: values, host }))
  const filters = Object.entries(isObject(asked) ? asked : {}).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return { page: 1, pageSize: list.pageSize, filters: Object.fromEntries(filters), sort: list.sort }
}

/** The same one as long as nothing that decides it changes. */
export function useStartQuery({ screen, values }: Pick<KindProps, 'screen' | 'values'>): ListQuery {
  const host = useHost()
  return useMemo(() => startQuery({ screen, values, host }), [screen, values, host])
}

/** Reads at once after quiet, waits out a burst, and cancels what was superseded. */
function useReading(query: ListQuery, read: ListPlace['read'], dispatch: (event: ListEvent) => void): void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useRereading(query, read, dispatch)
  useEffect(() => {
    const controller = new AbortController()
    const start = () => {
      last.current = performance.now()
      read(query, controller.signal).then(
        page => controller.signal.aborted || dispatch({ event: 'loaded', query, page }),
        error => controller.signal.aborted || dispatch({ event: 'failed', query, error }),
      )
    }
    const quiet = performance.now() - last.current >= DEBOUNCE
    const timer = window.setTimeout(start, quiet ? 0 : DEBOUNCE)
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [query, read, dispatch])
}

/** Conditions from outside of the query bar changed: the first page shows what they find. */
function useRereading(query: ListQuery, read: ListPlace['read'], dispatch: (event: ListEvent) => void): void {
  const before = useRef(read)
  useEffect(() => {
    if (before.current === read) return
    before.current = read
    dispatch({ event: 'search', filters: query.filters, advanced: query.advanced })
  }, [read, query, dispatch])
}

/** Where the main screen of a tab keeps its state; undefined for all others. */
function useAddress(main: boolean): AddressState | undefined {
  const tab = useTab()
  return main ? tab?.address : undefined
}

type Dispatch = (event: ListEvent) => void

/** Keeps the query in the address and follows the address when back or forward change it. */
function useKeptQuery(
  query: ListQuery,
  address: AddressState | undefined,
  { screen, begin }: { readonly screen: ScreenModel; readonly begin: ListQuery },
  dispatch: Dispatch,
): void {
  const written = useRef<string>(undefined)
  const wanted = useMemo(() => queryToAddress(query, begin), [query, begin])
  useEffect(() => {
    const text = JSON.stringify(wanted)
    const first = written.current === undefined
    if (!address || text === written.current) return
    written.current = text
    if (!first) address.set(withListState(address.get(), wanted))
  }, [wanted, address])
  const follow = useCallback(
    () => address && dispatch({ event: 'restore', query: addressToQuery(address.get(), begin, screen.list.pageSizes) }),
    [address, begin, screen, dispatch],
  )
  const followed = useRef(follow)
  useEffect(() => {
    // Another beginning, such as that of a link to the same page with other parameters.
    if (followed.current !== follow) follow()
    followed.current = follow
    return address?.subscribe(follow)
  }, [address, follow])
}
