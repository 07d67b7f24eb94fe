import type { Client } from '../../../../renderer/contract'

const BASE = '/unstructur/documentdata/contract'

export type FieldKind = 'text' | 'amount' | 'date' | 'firm' | 'number'
export type ValueState = 'open' | 'confirmed' | 'corrected' | 'absent'

/** A field of a contract, as it was found and as users have checked it. */
export interface ContractValue {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly value: string | null
  readonly quote: string | null
  readonly page: number | null
  readonly start: number | null
  readonly end: number | null
  readonly confidence: number | null
  readonly reason: string | null
  readonly problem: string | null
  readonly state: ValueState
  readonly checkedBy: string | null
  readonly checkedTime: string | null
}

export interface Contract {
  readonly id: string
  readonly documentId: string
  readonly name: string
  readonly templateName: string
  readonly state: 'pending' | 'checked' | 'failed'
  readonly checkedBy: string | null
  readonly checkedTime: string | null
  readonly values: readonly ContractValue[]
}

/** What a user says of a value; a correction with the place that it was taken from. */
export interface ValueGiven {
  readonly id: string
  readonly version: number
  readonly state: ValueState
  readonly value?: string
  readonly page?: number
  readonly start?: number
  readonly end?: number
}

export const readContract = (client: Client, id: string, signal: AbortSignal): Promise<Contract> =>
  client.request<Contract>({ method: 'GET', path: `${BASE}/queryById`, query: { id }, silent: true, signal })

export const editValue = (client: Client, body: ValueGiven): Promise<Contract> =>
  client.request<Contract>({ method: 'PUT', path: `${BASE}/value/edit`, body, silent: true })

export const checkContract = (client: Client, id: string, checked: boolean): Promise<Contract> =>
  client.request<Contract>({ method: 'PUT', path: `${BASE}/check`, body: { id, checked }, silent: true })

interface ContractResult {
  readonly id: string
  readonly name: string
  readonly number: string | null
  readonly state: Contract['state']
  readonly values: readonly { readonly label: string; readonly value: string | null; readonly problem: string | null }[]
}

export interface ContractResults {
  readonly labels: readonly string[]
  readonly more: boolean
  readonly contracts: readonly ContractResult[]
}

/** Which contracts of a template a table of results holds. */
export interface ResultsAsked {
  readonly templateId: string
  /** Extractions, joined by commas; empty: all. */
  readonly ids: string
  /** Part of the title of the document; empty: any. */
  readonly name: string
  readonly number: string
  readonly state: string
  /** Advanced conditions, as the list sends them; empty: none. */
  readonly superQueryParams: string
  readonly superQueryMatchType: string
  readonly superQueryTree: string
}

const queryOf = ({ templateId, ids, name, number, state, superQueryParams, superQueryMatchType, superQueryTree }: ResultsAsked) => ({
  templateId,
  ...(ids && { ids }),
  ...(name && { name: `*${name}*` }),
  ...(number && { number: `*${number}*` }),
  ...(state && { state }),
  ...(superQueryParams && { superQueryParams, superQueryMatchType }),
  ...(superQueryTree && { superQueryTree }),
})

export const readResults = (client: Client, asked: ResultsAsked, signal: AbortSignal): Promise<ContractResults> =>
  client.request<ContractResults>({ method: 'GET', path: `${BASE}/results`, query: queryOf(asked), silent: true, signal })

export const downloadResults = (client: Client, asked: ResultsAsked) =>
  client.download({ method: 'GET', path: `${BASE}/exportXls`, query: queryOf(asked), silent: true })
