import { useEffect, useState } from 'react'
import { useHost, useReturn } from '../../../../renderer/index'
import { usePageTab } from '../../../tabs/tab-context'
import { type CoursePage, type CourseSearch, findCourses, type LearningFilters, readFilters } from '../calls'

type Address = { readonly [name: string]: string }

const ALL: CourseSearch = { title: '', category: '', collection: '', page: 1 }

/** The search that an address tells; a page that it says wrong is the first. */
function readSearch({ title = '', category = '', collection = '', page }: Address): CourseSearch {
  const number = Number(page)
  return { title, category, collection, page: Number.isSafeInteger(number) && number > 0 ? number : 1 }
}

const addressOf = ({ title, category, collection, page }: CourseSearch): Address =>
  Object.fromEntries(
    Object.entries({ title, category, collection, page: page === 1 ? '' : String(page) }).filter(([, text]) => text !== ''),
  )

/** Courses that are found by what the address says, and what they can be narrowed to. */
export function useCourses() {
  const { client } = useHost()
  const address = usePageTab()?.address
  const [search, setSearch] = useState(() => (address ? readSearch(address.get()) : ALL))
  const [page, setPage] = useState<CoursePage>()
  const [filters, setFilters] = useState<LearningFilters>({ categories: [], collections: [] })
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  // A lesson that was learned in between counts.
  useReturn(0, () => setRound(before => before + 1))
  useEffect(() => address?.subscribe(() => setSearch(readSearch(address.get()))), [address])
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    findCourses(client, search, abort.signal).then(
      found => abort.signal.aborted || setPage(found),
      failure => abort.signal.aborted || setError(failure),
    )
    return () => abort.abort()
  }, [client, search, round])
  useEffect(() => {
    const abort = new AbortController()
    // Courses are found all the same where these are not known.
    readFilters(client, abort.signal).then(
      found => abort.signal.aborted || setFilters(found),
      () => undefined,
    )
    return () => abort.abort()
  }, [client])
  return {
    search,
    page,
    filters,
    error,
    go: (change: Partial<CourseSearch>) => {
      const next = { ...search, page: 1, ...change }
      setSearch(next)
      address?.set(addressOf(next))
    },
    retry: () => {
      setError(undefined)
      setRound(round + 1)
    },
  }
}
