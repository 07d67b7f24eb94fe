import type { Row } from '../model/source'

/** Unsaved input of one form. */
export interface Draft {
  readonly values: Row
  /** What the record held when it was read; empty for a new one. */
  readonly read: Row
  /** When it was written, in milliseconds since 1970. */
  readonly time: number
  /** The version of the record that the person had read. */
  readonly version?: unknown
  /** Of a copy in the browser: the server has it too. */
  readonly sent?: boolean
  /** It was written on another machine. */
  readonly elsewhere?: boolean
}

/** Where drafts live. Every method may fail silently: a draft is a kindness, never a condition of working. */
export interface DraftStore {
  get(key: string): Promise<Draft | undefined>
  set(key: string, draft: Draft): Promise<void>
  remove(key: string): Promise<void>
}

const DATABASE = 'weft-drafts'
const STORE = 'drafts'
/** Drafts older than this were forgotten by their writers too. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

/** Drafts in the browser's IndexedDB: they survive a reload, a lost session and a crash of the tab. */
export const browserDrafts: DraftStore = {
  async get(key) {
    const found = await ask<unknown>('readonly', store => store.get(key))
    return isDraft(found) && Date.now() - found.time < KEPT_FOR ? found : undefined
  },
  async set(key, draft) {
    await ask('readwrite', store => store.put(draft, key))
  },
  async remove(key) {
    await ask('readwrite', store => store.delete(key))
  },
}

/** Stays open: what is written as the page goes has no time to wait for it. */
let opened: IDBDatabase | undefined

async function ask<Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    if (opened === undefined) opened = await open()
    const transaction = opened.transaction(STORE, mode)
    const request = run(transaction.objectStore(STORE))
    // Without it the browser waits for answers that no one takes once the page has gone.
    transaction.commit()
    return await settled(request)
  } catch {
    // A private window or a full disk; the form works without.
    return undefined
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  const database = await settled(request)
  const forget = () => {
    opened = undefined
  }
  database.onclose = forget
  database.onversionchange = () => {
    database.close()
    forget()
  }
  return database
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused a request'))
  })
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value && 'read' in value && 'time' in value)) return false
  return isObject(value.values) && isObject(value.read) && typeof value.time === 'number'
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null
