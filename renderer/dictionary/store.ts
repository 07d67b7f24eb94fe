import type { Host } from '../model/host'
import type { Option } from '../model/option'
import { Listeners } from '../model/store'
import { isTable, optionsInWords } from './dictionary-text'
import { readOptions } from './read-options'
import { texts } from './texts'

/** How long an answer is kept, in memory and in the host's settings. */
export const DICTIONARY_LIFE = 604_800_000
/** How long rows of a table, `table,text,code`, are kept, in memory only: people add rows all day, and want to choose them. */
export const TABLE_LIFE = 5_000
/** How long a failure is kept before a newly drawn cell asks again. */
export const FAILURE_LIFE = 30_000

export interface DictionaryState {
  readonly options: readonly Option[]
  readonly state: 'loading' | 'ready' | 'failed'
}

/** The dictionaries of one host: what is known, who waits for what, and at most one request for each code. */
export interface DictionaryStore {
  /** What is known now; the same object until it changes. */
  snapshot(code: string): DictionaryState
  /** Resolves with the options, from the cache when they are there. A failure warns the person once and rejects. */
  load(code: string): Promise<readonly Option[]>
  subscribe(code: string, listener: () => void): () => void
  /** Forgets a code, or all: those that are on screen are read again. */
  invalidate(code?: string): void
}

const loading: DictionaryState = { options: [], state: 'loading' }

interface Entry {
  state: DictionaryState
  /** When it was read; of a failure, when it failed. */
  at: number
  request?: Promise<readonly Option[]>
  readonly listeners: Listeners
}

export function createDictionaryStore(host: Host, now: () => number = Date.now): DictionaryStore {
  const entries = new Map<string, Entry>()
  // After an invalidation, what came with sign-in and what lies in the settings is as old as what was forgotten.
  const stale = new Set<string>()
  let allStale = false
  const briefs = Object.keys(host.briefs ?? {})
  // A tenant may have a dictionary of its own in place of the one that all share.
  const settingsKey = (code: string) => `dictionary:${host.user.tenantId}:${code}`

  const isLasting = (code: string) => !isTable(code) || host.briefs?.[code] !== undefined

  function lifeOf(code: string, { state }: DictionaryState): number {
    if (state === 'failed') return FAILURE_LIFE
    return isLasting(code) ? DICTIONARY_LIFE : TABLE_LIFE
  }

  function entryOf(code: string): Entry {
    let entry = entries.get(code)
    if (entry === undefined) {
      entry = { state: loading, at: 0, listeners: new Listeners() }
      const options = allStale || stale.has(code) ? undefined : known(code)
      if (options !== undefined) {
        entry.state = { options: options.list, state: 'ready' }
        entry.at = options.at
      }
      entries.set(code, entry)
    }
    return entry
  }

  function known(code: string): { readonly list: readonly Option[]; readonly at: number } | undefined {
    const cached = signedIn(code)
    if (cached !== undefined) return { list: cached, at: now() }
    if (!isLasting(code)) return undefined
    const kept = host.settings.get(settingsKey(code))
    if (typeof kept !== 'object' || kept === null) return undefined
    const { at, options } = kept as { readonly at?: unknown; readonly options?: unknown }
    return typeof at === 'number' && at <= now() && now() - at < DICTIONARY_LIFE
      ? { list: optionsInWords(code, readOptions(options)), at }
      : undefined
  }

  /** What came with sign-in. */
  function signedIn(code: string): readonly Option[] | undefined {
    const cached = host.cachedDictionary(code)
    return cached && optionsInWords(code, cached)
  }

  function put(code: string, entry: Entry, state: DictionaryState) {
    if (entries.get(code) !== entry) return
    entry.state = state
    entry.at = now()
    entry.listeners.emit()
  }

  async function ask(code: string, entry: Entry): Promise<readonly Option[]> {
    try {
      const usual = { method: 'GET', path: `/sys/dict/getDictItems/${encodeURIComponent(code)}` } as const
      const options = readOptions(await host.client.request(host.briefs?.[code] ?? usual))
      if (isLasting(code)) host.settings.set(settingsKey(code), { at: now(), options })
      const shown = optionsInWords(code, options)
      put(code, entry, { options: shown, state: 'ready' })
      return shown
    } catch (error) {
      host.notify.warning(texts.failed(code))
      put(code, entry, { options: entry.state.options, state: 'failed' })
      throw error
    } finally {
      delete entry.request
    }
  }

  /** What came with sign-in is replaced when a user changes a dictionary; an older copy here follows. */
  function follow(code: string, entry: Entry) {
    const cached = allStale || stale.has(code) ? undefined : signedIn(code)
    if (cached !== undefined && JSON.stringify(cached) !== JSON.stringify(entry.state.options))
      put(code, entry, { options: cached, state: 'ready' })
  }

  // What shows a dictionary gets the fresh one as soon as it is there, not at its next question.
  let unwatch: (() => void) | undefined
  function watch() {
    unwatch ??= host.watchDictionaries(() => {
      for (const [code, entry] of [...entries]) if (entry.listeners.size > 0) follow(code, entry)
    })
  }
  function unwatchLast() {
    for (const { listeners } of entries.values()) if (listeners.size > 0) return
    unwatch?.()
    unwatch = undefined
  }

  function load(code: string): Promise<readonly Option[]> {
    const entry = entryOf(code)
    follow(code, entry)
    if (entry.request !== undefined) return entry.request
    const fresh = now() - entry.at < lifeOf(code, entry.state)
    if (fresh && entry.state.state === 'ready') return Promise.resolve(entry.state.options)
    if (fresh && entry.state.state === 'failed') return Promise.reject(new Error(texts.failed(code)))
    entry.request = ask(code, entry)
    return entry.request
  }

  return {
    snapshot: code => entryOf(code).state,
    load,
    subscribe(code, listener) {
      const end = entryOf(code).listeners.subscribe(listener)
      watch()
      return () => {
        end()
        unwatchLast()
      }
    },
    invalidate(code) {
      const codes = code === undefined ? [...entries.keys(), ...briefs] : [code]
      if (code === undefined) allStale = true
      else stale.add(code)
      for (const name of new Set(codes)) {
        host.settings.remove(settingsKey(name))
        const old = entries.get(name)
        if (old === undefined) continue
        // The old options stay on screen until the new ones are there; a request on its way is for what was forgotten.
        const entry: Entry = { state: old.state, at: Number.NEGATIVE_INFINITY, listeners: old.listeners }
        entries.set(name, entry)
        if (entry.listeners.size > 0) load(name).catch(() => undefined)
      }
    },
  }
}

const stores = new WeakMap<Host, DictionaryStore>()

/** The dictionaries of a host; they live as long as it does. */
export function dictionariesOf(host: Host): DictionaryStore {
  let store = stores.get(host)
  if (store === undefined) {
    store = createDictionaryStore(host)
    stores.set(host, store)
  }
  return store
}
