import { useEffect, useState } from 'react'
import { LIST_SEARCH_DELAY, useDebounced } from '../../dictionary'
import { useHost } from '../../source/host-context'
import { findPeople } from './comments'

type People = Awaited<ReturnType<typeof findPeople>>

/** The users whose names hold the keyword, asked once the typing rests; undefined while they are not known. A blank keyword asks nothing. */
export function usePeople(keyword: string): People | undefined {
  const host = useHost()
  const settled = useDebounced(keyword.trim(), LIST_SEARCH_DELAY)
  const [found, setFound] = useState<{ readonly by: string; readonly people: People }>()
  useEffect(() => {
    if (settled === '') return
    const controller = new AbortController()
    const set = (people: People) => controller.signal.aborted || setFound({ by: settled, people })
    // Who cannot be found is not named: the comment can be written all the same.
    findPeople(host, settled, controller.signal).then(set, () => set([]))
    return () => controller.abort()
  }, [host, settled])
  return found?.by === keyword.trim() ? found.people : undefined
}
