import type { Answer, ClientRequest } from '../../../renderer/contract'

export type Row = { readonly [name: string]: unknown }

/** Sends a call as it is. */
export type Send = (request: ClientRequest) => Promise<Answer>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a page, or of a plain list. */
export const rowsIn = (value: unknown): readonly Row[] => {
  const list = isRow(value) ? value.records : value
  return Array.isArray(list) ? list.filter(isRow) : []
}
