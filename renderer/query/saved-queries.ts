import { useState } from 'react'
import type { Host } from '../model/host'
import { readSavedQueries, type SavedQuery } from './conditions'

/** Prefix of the setting; the screen's id follows. */
const SAVED_QUERIES = 'JSuperQuerySaved_'

/** The advanced queries that a person saved for a screen, by name; the newest last. */
export function useSavedQueries(host: Host, screen: string) {
  const key = SAVED_QUERIES + screen
  const [queries, setQueries] = useState(() => readSavedQueries(host.settings.get(key)))
  const store = (next: readonly SavedQuery[]) => {
    setQueries(next)
    if (next.length === 0) host.settings.remove(key)
    else host.settings.set(key, next)
  }
  return {
    queries,
    /** Takes the place of one with the same name. */
    save: (query: SavedQuery) => {
      const index = queries.findIndex(({ title }) => title === query.title)
      store(index < 0 ? [...queries, query] : queries.with(index, query))
    },
    remove: (title: string) => store(queries.filter(query => query.title !== title)),
  }
}
