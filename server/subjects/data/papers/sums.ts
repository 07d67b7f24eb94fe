import { type Column, NUMERIC } from '../../../data/plan'
import type { DataPaper } from '../../../generated/operations'
import type { DataServices } from '../services'
import { explain, planOver, type ReadSheet } from '../sheets/asking'
import { SECONDS } from '../sheets/rows'

const MAX_COLUMNS = 200

/** Exact sums of those columns of a version that `isSummed` picks; what is masked for the caller is not summed. */
export async function sumsOf(
  { engine }: Pick<DataServices, 'engine'>,
  read: ReadSheet,
  isSummed: (column: Pick<Column, 'name' | 'type'>) => boolean,
  signal: AbortSignal,
): Promise<DataPaper['sums']> {
  const names = read.source.columns
    .filter(column => column.mask === undefined && NUMERIC.has(column.type) && isSummed(column))
    .map(({ name }) => name)
    .slice(0, MAX_COLUMNS)
  if (names.length === 0) return []
  const measures = names.map(name => ({ name, measure: 'sum', column: name }))
  const { sql, reads } = planOver(read, [{ do: 'group', by: [], measures }])
  const [sums = []] = await engine.rows({ statements: [{ sql }], reads }, { signal, seconds: SECONDS }).catch(explain)
  return names.map((name, at) => ({ name, sum: sums[at] === null || sums[at] === undefined ? null : String(sums[at]) }))
}
