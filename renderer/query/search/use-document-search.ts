import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { AddressState } from '../../model/host'
import { type DocumentSearch, leftAdvanced, PAGE_SIZES, type SearchPage, searchParameters, startSearch } from './document-search'
import { addressToSearch, type KeptSearch, searchToAddress } from './search-address'
import { documentFields, type SearchCondition, searchText } from './search-model'
import { useSearchConditions } from './use-search-conditions'

/** What siblings read of a document search. */
interface AskedSearch {
  /** Of the search call. */
  readonly parameters: { readonly [name: string]: unknown }
  /** The conditions in words; '' without any. */
  readonly queryText: string
}

/** Words that something else on the page looks for; another `round` looks for them again. */
export interface AskedWords {
  readonly text: string
  readonly round: number
}

export interface DocumentSearchParts {
  readonly scope: DocumentSearch['searchScope']
  /** Where the search is kept; absent: nowhere. A new one begins with an address of its own, so that what others keep there begins anew too. */
  readonly address: AddressState | undefined
  readonly asked: AskedWords | undefined
}

const FIRST: SearchPage = { page: 1, size: PAGE_SIZES[0] }

/** A document search while a person puts it together; `onSearch` hears each search, the first one at once. */
export function useDocumentSearch(onSearch: ((asked: AskedSearch) => void) | undefined, { scope, address, asked }: DocumentSearchParts) {
  const [fields] = useState(documentFields)
  const [start] = useState<DocumentSearch>(() => ({ ...startSearch, searchScope: scope }))
  const [kept] = useState<KeptSearch>(() => addressToSearch(address?.get() ?? {}, start))
  const [search, setSearch] = useState(kept.search)
  const [place, setPlace] = useState(FIRST)
  const tell = useCallback(
    (next: DocumentSearch, lines: readonly SearchCondition[], at: SearchPage) => {
      setSearch(next)
      setPlace(at)
      onSearch?.({ parameters: searchParameters(next, lines, at), queryText: searchText(lines, fields) })
    },
    [onSearch, fields],
  )
  const ask = (next: DocumentSearch, lines: readonly SearchCondition[] | undefined, at = FIRST) => {
    address?.set(searchToAddress({ search: next, conditions: lines }, start))
    tell(next, lines ?? [], at)
  }
  const conditions = useSearchConditions(fields, () => ask(leftAdvanced(search), undefined), kept.conditions)
  const run = (next: DocumentSearch, at = FIRST) => ask(next, conditions.advanced ? conditions.conditions : undefined, at)
  const restore = useLatest(() => {
    const found = addressToSearch(address?.get() ?? {}, start)
    conditions.restore(found.conditions)
    tell(found.search, found.conditions ?? [], FIRST)
  })
  useEffect(() => address?.subscribe(() => restore.current()), [address])
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    tell(kept.search, kept.conditions ?? [], FIRST)
  }, [tell, kept])
  const runWords = useLatest((searchValue: string) => run({ ...search, searchValue }))
  const round = asked?.round
  const words = useLatest(asked?.text ?? '')
  useEffect(() => {
    if (round !== undefined) runWords.current(words.current)
  }, [round])
  return {
    fields,
    search,
    place,
    conditions,
    /** Something that waits for 检索. */
    type: (part: Partial<DocumentSearch>) => setSearch({ ...search, ...part }),
    /** A filter or the order: searches at once. */
    set: (part: Partial<DocumentSearch>) => run({ ...search, ...part }),
    run: () => run(search),
    turn: (page: number, size: number) => run(search, { page, size }),
    reset: () => {
      conditions.restore(undefined)
      ask(start, undefined)
    },
  }
}
