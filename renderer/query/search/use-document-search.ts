import { useCallback, useEffect, useRef, useState } from 'react'
import { type DocumentSearch, leftAdvanced, PAGE_SIZES, type SearchPage, searchParameters, startSearch } from './document-search'
import { documentFields, type SearchCondition } from './search-model'
import { useSearchConditions } from './use-search-conditions'

/** What siblings read of a document search. */
interface AskedSearch {
  /** Of the search call. */
  readonly parameters: { readonly [name: string]: unknown }
  /** The conditions in words; '' without any. */
  readonly queryText: string
}

const FIRST: SearchPage = { page: 1, size: PAGE_SIZES[0] }

/** A document search while a person puts it together; `onSearch` hears each search, the first one at once. */
export function useDocumentSearch(onSearch: ((asked: AskedSearch) => void) | undefined) {
  const [fields] = useState(documentFields)
  const [search, setSearch] = useState(startSearch)
  const [place, setPlace] = useState(FIRST)
  const ask = useCallback(
    (next: DocumentSearch, lines: readonly SearchCondition[], queryText: string, at: SearchPage) => {
      setSearch(next)
      setPlace(at)
      onSearch?.({ parameters: searchParameters(next, lines, at), queryText })
    },
    [onSearch],
  )
  const conditions = useSearchConditions(fields, () => ask(leftAdvanced(search), [], '', FIRST))
  const run = (next: DocumentSearch, at = FIRST) => {
    if (conditions.advanced) ask(next, conditions.conditions, conditions.queryText, at)
    else ask(next, [], '', at)
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    ask(startSearch, [], '', FIRST)
  }, [ask])
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
    turn: (page: number, size: number) => run(search, { page: size === place.size ? page : 1, size }),
    reset: () => {
      conditions.leave()
      ask(startSearch, [], '', FIRST)
    },
  }
}
