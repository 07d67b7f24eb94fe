import type { Client } from '../../../../renderer/contract'
import type { Hit, TextOf } from '../calls'

const BASE = '/unstructur/documentdata/analysis'

export const ENTITY_KINDS = [
  'firm',
  'person',
  'place',
  'amount',
  'date',
  'period',
  'contract',
  'law',
  'identity',
  'creditCode',
  'account',
] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** An entity of a text with its places, the first ones of many. */
export interface AnalysedEntity {
  readonly kind: EntityKind
  readonly value: string
  /** As it stands at its first place. */
  readonly text: string
  readonly count: number
  readonly places: readonly Hit[]
  /** The company of that name, if this user may see it. */
  readonly company: { readonly id: string; readonly name: string } | null
}

/** What was found in a text. */
export interface TextAnalysis {
  readonly state: 'ready' | 'waiting' | 'none' | 'failed'
  readonly fault: string | null
  readonly partial: boolean
  readonly keywords: readonly { readonly word: string; readonly weight: number; readonly count: number }[]
  readonly summary: readonly (Hit & { readonly text: string })[]
  readonly entities: readonly AnalysedEntity[]
}

export const readAnalysis = (client: Client, of: TextOf, signal: AbortSignal): Promise<TextAnalysis> =>
  client.request<TextAnalysis>({ method: 'GET', path: `${BASE}/document`, query: { ...of }, silent: true, signal })
