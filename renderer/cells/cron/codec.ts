import { CronError } from '../../cron/cron-error'
import { parseCron } from '../../cron/parse'
import { type CellCodec, CellValueError } from '../../model/cell-type'
import { wireText } from '../shared/text'
import type { CronSettings } from './schema'
import { plainText } from './words'

/** Why a text is no expression; undefined when it is one. */
export function fault(text: string): CronError | undefined {
  try {
    parseCron(text)
  } catch (error) {
    if (error instanceof CronError) return error
    throw error
  }
  return undefined
}

export const codec: CellCodec<string, CronSettings> = {
  decode: wire => {
    const text = wireText(wire)?.trim()
    if (text === undefined || text === '') return null
    const wrong = fault(text)
    if (wrong !== undefined) throw new CellValueError(wrong.message)
    return text
  },
  encode: value => value?.trim() || null,
  text: value => value ?? '',
  fromText: typed => {
    const text = plainText(typed)
    if (text === '') return null
    return fault(text) === undefined ? text : undefined
  },
}
