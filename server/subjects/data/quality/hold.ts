import { join } from 'node:path'
import { defined } from '../../../../renderer/core'
import type { EngineOptions } from '../../../data/engine'
import type { CompiledPlan, QualityCheck } from '../../../data/plan'
import { duckdb } from '../../../data/sql'
import { FinalError } from '../../../jobs'
import type { DataServices } from '../services'
import { texts } from '../texts'
import { type KeptQuality, type KeptRule, qualityOf } from './kept'

export interface Held {
  readonly quality: KeptQuality | undefined
  /** Rows that were set apart, and the file that holds them. */
  readonly apart: number
  readonly apartFile?: string
}

type Ask = (sql: string, writes?: string) => ReturnType<DataServices['engine']['rows']>

async function counted(ask: Ask, { rules, columns, counts }: QualityCheck): Promise<readonly KeptRule[]> {
  const [[rows = 0, ...broken] = []] = await ask(counts)
  return rules.map((rule, at) => ({ rule, columns: columns[at] ?? [], rows: Number(rows), broken: Number(broken[at] ?? 0) }))
}

const isBroken = (act: string) => (kept: KeptRule) => kept.rule.act === act && kept.broken > 0

/**
 * Holds the rows of a plan against the rules of its steps, before they are written. Fails where a rule that stops the run is broken; rows that are
 * set apart go to a file of the folder.
 */
export async function holdRows(
  { engine }: DataServices,
  { checks, reads }: CompiledPlan,
  folder: string,
  options: EngineOptions,
): Promise<Held> {
  const ask: Ask = (sql, writes) => engine.rows({ statements: [{ sql }], reads, ...defined({ writes }) }, options)
  const kept: KeptRule[] = []
  const apart: string[] = []
  for (const check of checks) {
    const found = await counted(ask, check)
    const stops = found.find(isBroken('stop'))
    if (stops) throw new FinalError(texts.ruleStops(stops.rule.name, stops.broken))
    if (check.apart !== undefined && found.some(isBroken('apart'))) apart.push(`select * from (${check.apart})`)
    kept.push(...found)
  }
  const quality = qualityOf(kept)
  if (apart.length === 0) return { quality, apart: 0 }
  const apartFile = join(folder, 'apart.parquet')
  const to = duckdb.string(apartFile)
  await ask(`copy (${apart.join(' union all ')}) to ${to} (format parquet, compression zstd)`, folder)
  const [[count = 0] = []] = await engine.rows(
    { statements: [{ sql: `select count(*) from read_parquet(${to})` }], reads: [apartFile] },
    options,
  )
  return { quality, apart: Number(count), apartFile }
}
