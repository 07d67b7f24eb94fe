import { type Client, RequestError } from '../model/client'
import type { CodeCheck, StoredCheck } from '../rules'

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
