import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { usePageTab } from '../../../tabs/tab-context'
import { type FoundPage, findDocuments, type SearchParameters } from '../calls'
import { FIRST, type ResultPlace, readPlace, searchBody, withPlace } from './place'

interface Answered {
  readonly key: string
  readonly page?: FoundPage
  readonly error?: unknown
}

/** What a search finds. Its page and facets stand in the address, and begin anew with each search that begins an address of its own. */
export function useResults(parameters: SearchParameters | undefined) {
  const { client } = useHost()
  const address = usePageTab()?.address
  const asked = JSON.stringify(parameters)
  const startPlace = useCallback(() => (address ? readPlace(address.get()) : FIRST), [address])
  const [kept, setKept] = useState({ asked, place: startPlace() })
  const place = kept.asked === asked ? kept.place : startPlace()
  if (kept.asked !== asked) setKept({ asked, place })
  // A link or the browser's keys may lead to another place of the same search.
  useEffect(() => address?.subscribe(() => setKept(before => ({ ...before, place: readPlace(address.get()) }))), [address])
  const [answered, setAnswered] = useState<Answered>()
  const [round, setRound] = useState(0)
  const key = parameters === undefined ? '' : JSON.stringify(searchBody(parameters, place))
  useEffect(() => {
    if (key === '' || round < 0) return undefined
    const abort = new AbortController()
    findDocuments(client, JSON.parse(key) as SearchParameters, abort.signal).then(
      page => abort.signal.aborted || setAnswered({ key, page }),
      error => abort.signal.aborted || setAnswered({ key, error }),
    )
    return () => abort.abort()
  }, [client, key, round])
  return {
    place,
    /** What was found last; that of the search before stays until this one answers. */
    page: answered?.page,
    error: answered?.key === key ? answered.error : undefined,
    busy: key !== '' && answered?.key !== key,
    go: (next: ResultPlace) => {
      setKept({ asked, place: next })
      address?.set(withPlace(address.get(), next))
    },
    /** What the address of the page says; nothing where results have none. */
    address: () => address?.get() ?? {},
    retry: () => {
      setAnswered(undefined)
      setRound(round + 1)
    },
  }
}
