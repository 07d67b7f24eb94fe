import type { Client } from '../model/client'
import { browserDrafts, type Draft, type DraftStore, isDraft } from './draft-store'
import { type DraftWriting, draftWriting, type Pace } from './draft-writing'

/** The copy in the browser is written first: a call for each rest of the typing would be too many. */
const PACE: Pace = { rest: 2000, longest: 10_000 }

const SAVE = '/sys/formDraft/save'

const storesByClient = new WeakMap<Client, DraftStore>()

/** Where the drafts of a form live: with `server` there too, if this one keeps them. */
export function draftsOf(client: Client, where: 'server' | undefined): DraftStore {
  if (where === undefined || client.abilities?.has('POST', SAVE) === false) return browserDrafts
  const store = storesByClient.get(client) ?? serverDrafts(client, browserDrafts)
  storesByClient.set(client, store)
  return store
}

/**
 * Drafts in the browser, and on the server for the same user on another machine; of both the later one is offered. One that the server had
 * and has no more was saved or given up elsewhere, and goes here too. Without the server the browser's remain.
 */
export function serverDrafts(client: Client, local: DraftStore): DraftStore {
  const copies = new ServerCopies(client, local)
  return {
    async get(key) {
      const [here, there] = await Promise.all([local.get(key), copies.read(key)])
      if (there === undefined) return here
      if (there !== null && (here === undefined || there.time > here.time)) return { ...there, elsewhere: true }
      if (there !== null || here?.sent !== true) return here
      await local.remove(key)
      return undefined
    },
    async set(key, draft) {
      copies.write(key, draft)
      await local.set(key, draft)
    },
    async remove(key) {
      copies.remove(key)
      await local.remove(key)
    },
  }
}

interface Waiting {
  draft: Draft
  readonly writing: DraftWriting
}

class ServerCopies {
  private readonly waiting = new Map<string, Waiting>()
  /** Keys of which the server has a draft, as far as is known. */
  private readonly kept = new Set<string>()
  /** Calls go one after the other: a removal never overtakes what it removes. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly client: Client,
    private readonly local: DraftStore,
  ) {}

  /** Null: the server has none; undefined: it cannot be asked. */
  read(key: string): Promise<Draft | null | undefined> {
    return this.next(async () => {
      const query = { place: placeOf(key) }
      // One that could not be read may be there, and goes with the form all the same.
      this.kept.add(key)
      const found = await this.client.request<{ content: string } | null>({
        method: 'GET',
        path: '/sys/formDraft/query',
        query,
        silent: true,
      })
      if (found === null) {
        this.kept.delete(key)
        return null
      }
      const draft: unknown = JSON.parse(found.content)
      return isDraft(draft) ? draft : null
    })
  }

  write(key: string, draft: Draft): void {
    const waiting = this.waiting.get(key) ?? { draft, writing: draftWriting(() => this.send(key), PACE) }
    waiting.draft = draft
    this.waiting.set(key, waiting)
    // The page goes, or may never be looked at again: there is nothing to wait for.
    if (document.visibilityState === 'hidden') this.send(key)
    else waiting.writing.touch()
  }

  remove(key: string): void {
    const waiting = this.waiting.get(key)
    this.waiting.delete(key)
    waiting?.writing.cancel()
    waiting?.writing.end()
    if (!this.kept.delete(key)) return
    void this.next(() =>
      this.client.request({ method: 'DELETE', path: '/sys/formDraft/delete', query: { place: placeOf(key) }, silent: true }),
    )
  }

  private send(key: string): void {
    const waiting = this.waiting.get(key)
    if (waiting === undefined) return
    this.waiting.delete(key)
    waiting.writing.cancel()
    waiting.writing.end()
    this.kept.add(key)
    const { draft } = waiting
    void this.next(async () => {
      const body = { place: placeOf(key), content: JSON.stringify(draft) }
      await this.client.request({ method: 'POST', path: SAVE, body, silent: true })
      // Something newer may have been typed, or all of it given up, meanwhile.
      if (!this.waiting.has(key) && this.kept.has(key)) await this.local.set(key, { ...draft, sent: true })
    })
  }

  private next<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    const result = this.last.then(call).catch(() => undefined)
    this.last = result
    return result
  }
}

/** Keys begin with the user, whom the server knows. */
const placeOf = (key: string): string => key.slice(key.indexOf('|') + 1)
