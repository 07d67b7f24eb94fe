import { RequestError } from '../model/client'
import type { Host } from '../model/host'

/** A query under its name, with what it was saved with. */
export interface SavedEntry {
  /** Of the row on the server; '' where the browser keeps it. */
  readonly id: string
  readonly title: string
  /** JSON, read but not yet looked at. */
  readonly content: unknown
  readonly mine: boolean
  /** Name of the owner; '' where that is not known. */
  readonly ownerName: string
  /** Roles that it is shared with; of others' queries none are told. */
  readonly roleIds: readonly string[]
  readonly version: number
}

/** Where queries of one page are kept. */
export interface SavedStore {
  /** Whether they can be shared: the server keeps them. */
  readonly shares: boolean
  list(): Promise<readonly SavedEntry[]>
  /** Saves under a name; what the person has under it already is replaced. */
  save(title: string, content: unknown): Promise<void>
  remove(entry: SavedEntry): Promise<void>
  share(entry: SavedEntry, roleIds: readonly string[]): Promise<void>
}

export interface SavedPlace {
  /** Id of the screen, or the code that it shares queries under. */
  readonly page: string
  readonly kind: 'conditions' | 'analysis'
}

const BASE = '/sys/savedQuery'
/** What the API family's own clients keep them under; the page follows. */
const LOCAL: { readonly [kind in SavedPlace['kind']]: string } = { conditions: 'JSuperQuerySaved_', analysis: 'AnalysisSaved_' }

interface Row {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly mine: boolean
  readonly ownerName: string | null
  readonly roleIds: readonly string[]
  readonly version: number
}

/**
 * The queries of a page: on the server, or in the browser where the server keeps none, as back ends of the family. What the
 * browser has kept before goes to the server once.
 */
export async function openSaved(
  host: Host,
  place: SavedPlace,
): Promise<{ readonly store: SavedStore; readonly entries: readonly SavedEntry[] }> {
  const local = localStore(host, place)
  const store = remoteStore(host, place)
  try {
    const known = await store.list()
    return { store, entries: (await takeOver(local, store, known)) ? await store.list() : known }
  } catch (error) {
    if (error instanceof RequestError && error.code === NOT_THERE) return { store: local, entries: await local.list() }
    throw error
  }
}

const NOT_THERE = 404

/** Whether there was anything to take. */
async function takeOver(local: SavedStore, remote: SavedStore, known: readonly SavedEntry[]): Promise<boolean> {
  const kept = await local.list()
  for (const entry of kept) {
    try {
      if (!known.some(({ mine, title }) => mine && title === entry.title)) await remote.save(entry.title, entry.content)
    } catch (error) {
      // What the server refuses, such as a query that is none, is no loss: it was of no use.
      if (!(error instanceof RequestError) || error.code === 0) throw error
    }
    await local.remove(entry)
  }
  return kept.length > 0
}

function remoteStore({ client }: Host, { page, kind }: SavedPlace): SavedStore {
  const list = async () => {
    const rows = await client.request<readonly Row[]>({ method: 'GET', path: `${BASE}/mine`, query: { page, kind }, silent: true })
    return rows.map(entryOf)
  }
  return {
    shares: true,
    list,
    save: async (title, content) => {
      const text = JSON.stringify(content)
      const before = (await list()).find(entry => entry.mine && entry.title === title)
      if (before === undefined) await client.answer({ method: 'POST', path: `${BASE}/add`, body: { page, kind, title, content: text } })
      else await client.answer({ method: 'PUT', path: `${BASE}/edit`, body: { id: before.id, content: text } })
    },
    remove: async ({ id }) => void (await client.answer({ method: 'DELETE', path: `${BASE}/delete`, query: { id } })),
    share: async ({ id }, roleIds) => void (await client.answer({ method: 'PUT', path: `${BASE}/edit`, body: { id, roleIds } })),
  }
}

/** One query by its id; throws when the caller does not see it. */
export async function readSaved({ client }: Host, id: string): Promise<SavedEntry> {
  return entryOf(await client.request<Row>({ method: 'GET', path: `${BASE}/queryById`, query: { id }, silent: true }))
}

function entryOf({ content, ownerName, ...row }: Row): SavedEntry {
  return { ...row, content: parsed(content), ownerName: ownerName ?? '' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function localStore({ settings }: Host, { page, kind }: SavedPlace): SavedStore {
  const key = LOCAL[kind] + page
  const read = (): readonly { readonly title: string }[] => {
    const stored = settings.get(key)
    return Array.isArray(stored) ? stored.filter(isTitled) : []
  }
  const write = (next: readonly unknown[]) => (next.length === 0 ? settings.remove(key) : settings.set(key, next))
  return {
    shares: false,
    list: async () =>
      read().map(({ title, ...content }) => ({ id: '', title, content, mine: true, ownerName: '', roleIds: [], version: 0 })),
    save: async (title, content) => {
      const before = read()
      const entry = { title, ...(content as object) }
      const index = before.findIndex(known => known.title === title)
      write(index < 0 ? [...before, entry] : before.with(index, entry))
    },
    remove: async ({ title }) => write(read().filter(known => known.title !== title)),
    share: async () => undefined,
  }
}

const isTitled = (entry: unknown): entry is { readonly title: string } =>
  typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string'
