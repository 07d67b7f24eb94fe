import { type Client, RequestError } from '../model/client'
import type { Asked, CodeCheck, ExistsCheck, StoredCheck } from '../rules'

/**
 * Asks the server whether another record holds the value; its message when one does. A `unique` field of
 * no entity names no table: the server judges it when it is saved.
 */
export function duplicateCheck(client: Client, dataId: string | undefined, signal: AbortSignal): StoredCheck {
  return async (value, target) => {
    if (target === undefined) return undefined
    const query = { tableName: target.table, fieldName: target.column, fieldVal: String(value), dataId }
    try {
      await client.answer({ method: 'GET', path: '/sys/duplicate/check', query, signal })
      return undefined
    } catch (error) {
      if (signal.aborted) return undefined
      if (error instanceof RequestError) return error.message
      throw error
    }
  }
}

/** Asks the server by the rule that it keeps under a code; its message when it refuses the value. The server decodes the value once more. */
export function codeCheck(client: Client, signal: AbortSignal): CodeCheck {
  return async (value, ruleCode) => {
    const text = String(value)
    if (ruleCode === '' || text === '') return undefined
    try {
      const query = { ruleCode, value: encodeURIComponent(text) }
      const answer = await client.answer({ method: 'GET', path: '/sys/checkRule/checkByCode', query, signal })
      return answer.success ? undefined : answer.message
    } catch (error) {
      if (signal.aborted) return undefined
      if (error instanceof RequestError) return error.message
      throw error
    }
  }
}

/**
 * Asks the call of a rule, such as `isExistName`, whose success says that the value is taken; a value that stays as it was read is
 * not asked for.
 */
export function existsCheck(client: Client, kept: unknown, signal: AbortSignal): ExistsCheck {
  return async (value, { path, param }) => {
    const text = String(value)
    if (text === '' || text === String(kept ?? '')) return undefined
    try {
      const { success } = await client.answer({ method: 'GET', path, query: { [param]: text }, signal })
      return success ? '' : undefined
    } catch (error) {
      if (signal.aborted) return undefined
      // A refusal says that it is free; that the server could not be asked is told to the user already, and lets nothing pass.
      if (error instanceof RequestError) return error.shown ? error.message : undefined
      throw error
    }
  }
}

/** Of the record that is edited: its key, and the value as it was read. */
export interface AskedRecord {
  readonly dataId?: string | undefined
  readonly kept?: unknown
}

/** All that rules ask the server. */
export const serverChecks = (client: Client, { dataId, kept }: AskedRecord, signal: AbortSignal): Required<Asked> => ({
  stored: duplicateCheck(client, dataId, signal),
  byCode: codeCheck(client, signal),
  exists: existsCheck(client, kept, signal),
})
