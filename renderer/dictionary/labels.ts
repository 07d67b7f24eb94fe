import { useEffect } from 'react'
import { useStore } from '../hooks/use-store'
import type { Host } from '../model/host'
import { type ReadableStore, Store } from '../model/store'
import { useHost } from '../source/host-context'

/** Asks for the texts of keys; unknown keys are left out of the answer. */
export type FetchLabels = (host: Host, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

export type Labels = ReadonlyMap<string, string>

/** What is known of keys: their texts, and those that the server was asked about and does not have. */
interface Known {
  readonly labels: Labels
  readonly gone: ReadonlySet<string>
}

/** How long a text is taken as true, and how long it is not asked again after a failure. */
const life = 300_000
const failureLife = 30_000
/** Keys of one request: addresses must not grow without bound. */
const most = 50

export interface LabelLoader {
  readonly known: ReadableStore<Known>
  /** Asks for those that are not known or old; all calls of one turn are one request. */
  want(keys: readonly string[]): void
  /** Texts of keys that have none yet are there when it is done; rejects where they cannot be had. */
  load(keys: readonly string[]): Promise<void>
  /** Texts that came by another way, such as from a picker. */
  learn(labels: Labels): void
}

function createLabelLoader(host: Host, fetch: FetchLabels): LabelLoader {
  const known = new Store<Known>({ labels: new Map(), gone: new Set() })
  const goodUntil = new Map<string, number>()
  let waiting = new Set<string>()

  function learn(found: Labels) {
    if (found.size === 0) return
    for (const key of found.keys()) goodUntil.set(key, Date.now() + life)
    const { labels, gone } = known.get()
    known.set({ labels: new Map([...labels, ...found]), gone: new Set([...gone].filter(key => !found.has(key))) })
  }

  async function ask(keys: readonly string[]) {
    try {
      const found = await fetch(host, keys)
      learn(found)
      const missing = keys.filter(key => !found.has(key))
      const { labels, gone } = known.get()
      if (missing.length > 0) known.set({ labels, gone: new Set([...gone, ...missing]) })
    } catch (error) {
      for (const key of keys) goodUntil.set(key, Date.now() + failureLife)
      host.report(error, 'texts of stored values')
    }
  }

  function flush() {
    const keys = [...waiting]
    waiting = new Set()
    for (let start = 0; start < keys.length; start += most) void ask(keys.slice(start, start + most))
  }

  return {
    known,
    want(keys) {
      const missing = keys.filter(key => (goodUntil.get(key) ?? 0) < Date.now())
      if (missing.length === 0) return
      if (waiting.size === 0) queueMicrotask(flush)
      for (const key of missing) {
        goodUntil.set(key, Date.now() + life)
        waiting.add(key)
      }
    },
    async load(keys) {
      const missing = [...new Set(keys)].filter(key => !known.get().labels.has(key))
      for (let start = 0; start < missing.length; start += most) learn(await fetch(host, missing.slice(start, start + most)))
    },
    learn,
  }
}

const loaders = new WeakMap<Host, Map<string, LabelLoader>>()

/** Who keeps the texts of that kind of keys for a host. `what` names the kind; the first `fetch` for it stays. */
export function loaderOf(host: Host, what: string, fetch: FetchLabels): LabelLoader {
  let ofHost = loaders.get(host)
  if (ofHost === undefined) {
    ofHost = new Map()
    loaders.set(host, ofHost)
  }
  let loader = ofHost.get(what)
  if (loader === undefined) {
    loader = createLabelLoader(host, fetch)
    ofHost.set(what, loader)
  }
  return loader
}

/**
 * Texts of stored keys, such as people's names by account. All cells that are drawn together share one request. `what`
 * names the kind of keys; the first `fetch` for it stays. A key without text is not in the map (yet).
 */
export const useLabels = (what: string, keys: readonly string[], fetch: FetchLabels): Labels => useKnown(what, keys, fetch).labels

/** The same with the keys that no row has any more, such as those of a deleted user. */
export function useKnown(what: string, keys: readonly string[], fetch: FetchLabels): Known {
  const host = useHost()
  const loader = loaderOf(host, what, fetch)
  const wanted = keys.join(',')
  useEffect(() => {
    if (wanted !== '') loader.want(wanted.split(','))
  }, [loader, wanted])
  return useStore(loader.known)
}

/** Hands on texts that a picker has read, so that they are not asked for again. */
export function learnLabels(host: Host, what: string, fetch: FetchLabels, labels: Labels): void {
  loaderOf(host, what, fetch).learn(labels)
}
