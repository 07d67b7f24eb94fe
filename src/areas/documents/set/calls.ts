import type { Client } from '../../../../renderer/contract'
import type { EntityKind } from '../analysis/calls'

const BASE = '/unstructur/documentdata/analysis/set'

/** A place in one of the documents of a set; `document` is its key, such as `document:7`. */
export interface SetPlace {
  readonly document: string
  readonly page: number
  readonly start: number
  readonly end: number
}

export interface Statement extends SetPlace {
  readonly value: string
  readonly text: string
  readonly around: string
}

/** What was found over a set, of those of its documents that this user may read. */
export interface SetAnalysis {
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly fault: string | null
  readonly time: string
  readonly documents: readonly { readonly document: string; readonly name: string }[]
  readonly duplicates: readonly { readonly left: string; readonly right: string; readonly likeness: number }[]
  readonly timeline: readonly (SetPlace & { readonly date: string; readonly item: string | null; readonly around: string })[]
  readonly words: readonly {
    readonly word: string
    readonly documents: readonly { readonly document: string; readonly weight: number }[]
  }[]
  readonly topics: readonly (readonly string[])[]
  readonly entities: readonly {
    readonly kind: EntityKind
    readonly value: string
    readonly places: readonly (SetPlace & { readonly text: string; readonly count: number })[]
  }[]
  readonly contradictions: readonly {
    readonly kind: 'amount' | 'date' | 'period'
    readonly item: string
    readonly statements: readonly Statement[]
  }[]
}

export const addSet = (client: Client, documents: readonly string[]): Promise<{ readonly id: string }> =>
  client.request({ method: 'POST', path: `${BASE}/add`, body: { documents }, silent: true })

/** A choice that this user has had looked over. */
export interface SetBrief {
  readonly id: string
  readonly state: SetAnalysis['state']
  readonly time: string
  readonly count: number
  /** Of its first documents. */
  readonly names: readonly string[]
}

export const readSets = (client: Client, signal: AbortSignal): Promise<readonly SetBrief[]> =>
  client.request<readonly SetBrief[]>({ method: 'GET', path: `${BASE}/list`, silent: true, signal })

export const readSet = (client: Client, id: string, signal: AbortSignal): Promise<SetAnalysis> =>
  client.request<SetAnalysis>({ method: 'GET', path: `${BASE}/queryById`, query: { id }, silent: true, signal })
