import { useCallback, useMemo, useRef, useState } from 'react'
import { loadBelow, tableTree } from '../../controls/tree/table-source'
import { dictionaryTexts, type TreeNode } from '../../dictionary'
import { learnLabels } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import type { LinkSettings } from './definition'

export interface Level {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly nodes: readonly TreeNode[]
}

const idle: Level = { state: 'idle', nodes: [] }

/** What belongs to a parent, read when `load` is called; another parent is another level. An answer that comes too late is dropped. */
export function useLevel(settings: LinkSettings, above: string | null) {
  const host = useHost()
  const wanted = useMemo(() => ({ table: { ...settings, hasChildField: '' }, above }), [settings, above])
  const asked = useRef<unknown>()
  const [shown, setShown] = useState<Level & { readonly of?: unknown }>(idle)
  const load = useCallback(async () => {
    if (wanted.above === null) return
    const show = (level: Level): boolean => {
      if (asked.current === wanted) setShown({ ...level, of: wanted })
      return asked.current === wanted
    }
    asked.current = wanted
    show({ state: 'loading', nodes: [] })
    try {
      const nodes = await loadBelow(host, wanted.table, wanted.above)
      const { what, fetch } = tableTree(wanted.table)
      learnLabels(host, what, fetch, new Map(nodes.map(node => [node.value, node.title])))
      show({ state: 'ready', nodes })
    } catch (error) {
      if (!show({ state: 'failed', nodes: [] })) return
      host.notify.warning(dictionaryTexts.failed(wanted.table.dict))
      host.report(error, 'cascade')
    }
  }, [host, wanted])
  return { ...(shown.of === wanted ? shown : idle), load }
}
