import { useEffect, useMemo, useState } from 'react'
import { dictionaryTexts, LIST_SEARCH_DELAY, useDebounced } from '../../dictionary'
import { learnLabels } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import type { TreeSource } from './nodes'
import { type FlatNode, flatFound } from './use-nodes'

interface Found {
  readonly nodes: readonly FlatNode[]
  /** The words that found them; '' before the first answer. */
  readonly by: string
  readonly failed: boolean
}

const nothing: Found = { nodes: [], by: '', failed: false }

/** What words find in a tree that is read level by level: the server is asked once the typing rests. Blank words ask nothing. */
export function useTreeSearch(source: TreeSource, words: string) {
  const host = useHost()
  const settled = useDebounced(words.trim(), LIST_SEARCH_DELAY)
  const [found, setFound] = useState(nothing)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (settled === '' || times < 0) return
    const abort = new AbortController()
    source.search(host, settled, abort.signal).then(
      nodes => {
        if (abort.signal.aborted) return
        learnLabels(host, source.what, source.fetch, new Map(nodes.map(node => [node.value, node.title])))
        setFound({ nodes: flatFound(nodes), by: settled, failed: false })
      },
      error => {
        if (abort.signal.aborted) return
        host.notify.warning(dictionaryTexts.failed(source.code))
        host.report(error, 'tree search')
        setFound({ ...nothing, by: settled, failed: true })
      },
    )
    return () => abort.abort()
  }, [host, source, settled, times])
  const typed = words.trim()
  const state = found.by !== typed ? 'loading' : found.failed ? 'failed' : 'ready'
  return useMemo(
    () => ({ on: typed !== '', nodes: found.by === typed ? found.nodes : [], state, retry: () => setTimes(last => last + 1) }) as const,
    [typed, found, state],
  )
}
