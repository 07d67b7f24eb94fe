import { useCallback, useMemo, useRef, useState } from 'react'
import { dictionaryTexts, type TreeNode } from '../../dictionary'
import { learnLabels } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import { loadBelow, tableTree } from '../shared/tree/table-source'
import type { LinkSettings } from './schema'

export interface Level {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly nodes: readonly TreeNode[]
}

const idle: Level = { state: 'idle', nodes: [] }

/** The tree of which a field is one level. */
export const treeOf = (settings: LinkSettings) => tableTree({ ...settings, hasChildField: '' })

/** What belongs to a parent, read when `load` is called; another parent is another level. An answer that comes too late is dropped. */
export function useLevel(settings: LinkSettings, above: string | null) {
  const host = useHost()
  const wanted = useMemo(() => ({ table: { ...settings, hasChildField: '' }, above }), [settings, above])
  const asked = useRef<unknown>()
  const [told, setTold] = useState<Level & { readonly of?: unknown }>(idle)
  const load = useCallback(async () => {
    if (wanted.above === null) return
    const tell = (level: Level): boolean => {
      if (asked.current === wanted) setTold({ ...level, of: wanted })
      return asked.current === wanted
    }
    asked.current = wanted
    tell({ state: 'loading', nodes: [] })
    try {
      const nodes = await loadBelow(host, wanted.table, wanted.above)
      const { what, fetch } = tableTree(wanted.table)
      learnLabels(host, what, fetch, new Map(nodes.map(node => [node.value, node.title])))
      tell({ state: 'ready', nodes })
    } catch (error) {
      if (!tell({ state: 'failed', nodes: [] })) return
      host.notify.warning(dictionaryTexts.failed(wanted.table.dict))
      host.report(error, 'cascade')
    }
  }, [host, wanted])
  return { ...(told.of === wanted ? told : idle), load }
}
