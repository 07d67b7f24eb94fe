import { useCallback, useEffect, useRef, useState } from 'react'
import { defined } from '../../model/defined'
import type { Host } from '../../model/host'
import type { Sort } from '../../model/source'
import { useHost } from '../../source/host-context'
import { useLoaded } from '../base/use-loaded'
import type { PickAsk, PickPage, PickSource } from './pick'

const NOTHING: PickPage = { rows: [], total: 0 }
const settingOf = (name: string) => `picker.pageSize.${name}`

/** The page size that this person chose last for the picker, when it still is one of those offered. */
function rememberedSize(host: Host, name: string, sizes: readonly number[]): number {
  const kept = host.settings.get(settingOf(name))
  return sizes.find(size => size === kept) ?? sizes[0] ?? 10
}

/**
 * The page of a picker: what is asked, what came of it, and how to ask for something else. The last page stays in sight while the
 * next is read. A page past the first that has no records steps back one page and is read again.
 */
export function usePickPage(source: PickSource, pageSizes: readonly number[]) {
  const host = useHost()
  const [ask, setAsk] = useState<PickAsk>(() => ({ page: 1, pageSize: rememberedSize(host, source.name, pageSizes), filters: {} }))
  const asked = useRef(source)
  // Another source begins with its first page.
  const current = asked.current === source ? ask : { ...ask, page: 1 }
  if (asked.current !== source) {
    asked.current = source
    setAsk(current)
  }
  const load = useCallback((from: Host, signal: AbortSignal) => source.load(from, ask, signal), [source, ask])
  const { loaded, retry } = useLoaded(load)
  const [shown, setShown] = useState(NOTHING)
  useEffect(() => {
    if (loaded.state !== 'ready') return
    if (loaded.value.rows.length === 0 && ask.page > 1) setAsk({ ...ask, page: ask.page - 1 })
    else setShown(loaded.value)
  }, [loaded, ask])
  return {
    ask,
    shown,
    busy: loaded.state === 'loading',
    failed: loaded.state === 'failed' ? loaded.message : undefined,
    retry,
    search: (filters: PickAsk['filters']) => setAsk({ ...ask, filters, page: 1 }),
    turn: (page: number, pageSize: number, sort: Sort | undefined) => {
      if (pageSize !== ask.pageSize) host.settings.set(settingOf(source.name), pageSize)
      const { sort: _before, ...rest } = ask
      setAsk({ ...rest, ...defined({ sort }), page: pageSize === ask.pageSize ? page : 1, pageSize })
    },
  }
}
