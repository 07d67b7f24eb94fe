import { EngineError, type EngineOptions } from '../../../data/engine'
import {
  type CompiledPlan,
  compilePlan,
  dictionariesOf,
  PlanError,
  type PlanOptions,
  type SheetSource,
  type Step,
} from '../../../data/plan'
import { type Asking, dictionaries, type Trx } from '../../../query'
import type { RecordRow } from '../../../records/repository'
import { fail } from '../../../util/errors'
import { mustRead } from '../readable'
import type { DataServices } from '../services'
import { sourceOf } from '../sources'
import { texts } from '../texts'
import { findVersion, type Version } from '../versions/repository'

/** A version of a sheet that a caller may read. */
export interface ReadSheet {
  readonly sheet: RecordRow
  readonly version: Version
  readonly source: SheetSource
}

/** A version of a sheet that was found for a caller, else its current one; undefined where there is none. */
export async function readVersion(
  trx: Trx,
  asking: Asking,
  services: DataServices,
  sheet: RecordRow,
  no?: number,
): Promise<ReadSheet | undefined> {
  const version = await findVersion(trx, String(sheet.id), no)
  return version && { sheet, version, source: await sourceOf(trx, asking, sheet, version, services) }
}

/** Reads what a caller may read of a sheet; undefined `no`: its current version. */
export async function readSheet(trx: Trx, asking: Asking, services: DataServices, id: string, no?: number): Promise<ReadSheet> {
  const sheet = await mustRead(trx, asking, id)
  return (await readVersion(trx, asking, services, sheet, no)) ?? fail(no === undefined ? texts.noRows : texts.noVersion)
}

/** Faults of plans and of the engine, in the words of the user. */
export function explain(error: unknown): never {
  if (error instanceof PlanError) {
    const [step] = error.path
    return fail(typeof step === 'number' ? texts.inStep(step + 1, error.message) : error.message)
  }
  if (error instanceof EngineError) return fail(error.message)
  throw error
}

/** Dictionaries that steps name. */
export async function readDictionaries(trx: Trx, steps: readonly unknown[]): Promise<PlanOptions['dictionary']> {
  const found = await dictionaries(trx, [...dictionariesOf(steps)])
  return code => found.get(code)
}

/** A plan over one sheet. */
export function planOver({ version, source }: ReadSheet, steps: readonly unknown[], dictionary?: PlanOptions['dictionary']): CompiledPlan {
  const { sheetId } = version
  try {
    return compilePlan({ sheet: sheetId, steps }, { sheet: id => (id === sheetId ? source : undefined), now: new Date(), dictionary })
  } catch (error) {
    return explain(error)
  }
}

/** Counts that were asked for before: files of sheets do not change. */
const counts = new Map<string, number>()
const MOST_COUNTS = 1000

export async function countOf(
  { engine }: Pick<DataServices, 'engine'>,
  { count, reads }: CompiledPlan,
  options: EngineOptions,
): Promise<number> {
  const known = counts.get(count)
  if (known !== undefined) return known
  const [[found = 0] = []] = await engine.rows({ statements: [{ sql: count }], reads }, options).catch(explain)
  const total = Number(found)
  if (counts.size >= MOST_COUNTS) counts.delete(counts.keys().next().value ?? '')
  counts.set(count, total)
  return total
}

export const limited = (steps: readonly unknown[], rows: number, skip = 0): readonly unknown[] => [
  ...steps,
  { do: 'limit', rows, skip } satisfies Step,
]
