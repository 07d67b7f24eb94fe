import pg from 'pg'
import { wireNumber } from '../../../renderer/core'

const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
/** `2024-01-01 08:00:00.123+08` → `2024-01-01 08:00:00`; connections run in GMT+8. */
const toSeconds = (text: string) => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, wireNumber],
  [NUMERIC, wireNumber],
  [DATE, text => text],
  [TIMESTAMP, toSeconds],
  [TIMESTAMPTZ, toSeconds],
])

/** Reads dates and times as texts and exact numbers as numbers. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
}
