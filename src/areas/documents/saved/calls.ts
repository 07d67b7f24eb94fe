import type { Client } from '../../../../renderer/contract'
import type { SearchParameters } from '../calls'

const BASE = '/unstructur/documentdata/search/saved'

/** A search that a user has saved. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** The part of the address of a page that says it, with its `?`. */
  readonly address: string
  /** Whether its owner is told what it newly finds. */
  readonly tells: boolean
}

export const listSaved = (client: Client, signal: AbortSignal): Promise<readonly SavedSearch[]> =>
  client.request<readonly SavedSearch[]>({ method: 'GET', path: `${BASE}/list`, silent: true, signal })

export const addSaved = (client: Client, body: Omit<SavedSearch, 'id'> & { readonly query: SearchParameters }): Promise<unknown> =>
  client.request({ method: 'POST', path: `${BASE}/add`, body, silent: true })

export const removeSaved = (client: Client, id: string): Promise<unknown> =>
  client.request({ method: 'DELETE', path: `${BASE}/delete`, query: { id }, silent: true })
