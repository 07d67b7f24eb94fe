import type { DataPaper } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import type { Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { type FromRecipe, rootOf } from '../lineage/repository'
import { findRecipe, findSheet, mustRead } from '../readable'
import { stepsOf } from '../recipes/repository'
import type { DataServices, DataServicesLater } from '../services'
import { type ReadSheet, readVersion } from '../sheets/asking'
import { untilGone } from '../sheets/until-gone'
import { texts } from '../texts'
import { findVersion } from '../versions/repository'
import { realnameOf } from './repository'
import { sumsOf } from './sums'

type Call = CallOf<'dataSheetPaper'>

/** What a run has read and made, as the caller may read it. */
interface Run {
  readonly made: ReadSheet
  /** Undefined: the caller may not read it, or it is gone. */
  readonly sources: readonly (ReadSheet | undefined)[]
  readonly recipe: DataPaper['recipe']
  readonly by: string | null
  readonly current: boolean
}

async function findRun(trx: Trx, call: Call, services: DataServices): Promise<Run> {
  const { id, no } = call.query
  const sheet = await mustRead(trx, call, id)
  const newest = (await findVersion(trx, id)) ?? fail(texts.noRows)
  const root = (await rootOf(trx, id, no === undefined ? undefined : Number(no))) ?? fail(texts.noVersion)
  const { origin } = root
  if (origin.kind !== 'recipe') return fail(texts.noPaper)
  const made = (await readVersion(trx, call, services, sheet, root.made)) ?? fail(texts.noVersion)
  const sources: (ReadSheet | undefined)[] = []
  for (const source of origin.sheets) {
    const read = await findSheet(trx, call, source.id)
    sources.push(read && (await readVersion(trx, call, services, read, source.no)))
  }
  const by = await realnameOf(trx, made.version.createBy)
  return { made, sources, by, recipe: await recipeOf(trx, call, origin), current: newest.no === root.made }
}

/** The recipe with the steps and values of the run; null: the caller may not read it, or it is gone. */
async function recipeOf(trx: Trx, call: Call, { id, no, name, values = [] }: FromRecipe): Promise<DataPaper['recipe']> {
  const kept = (await findRecipe(trx, call, id)) && (await stepsOf(trx, id, no))
  if (!kept) return null
  return {
    ...{ id, name, no, model: kept.model },
    steps: kept.steps.map(step => ({ ...step })),
    values: values.map(value => ({ ...value })),
  }
}

/** Sheets that were read, with sums of their columns of amounts and of the numbers that were chosen for the model. */
async function readSheets({ sources, recipe }: Run, services: DataServices, signal: AbortSignal): Promise<DataPaper['sheets']> {
  const chosen = new Set(recipe?.model?.columns.flatMap(({ columns }) => columns))
  const sheets: DataPaper['sheets'] = []
  for (const source of sources) {
    if (!source) sheets.push({ id: null, name: texts.hiddenSheet, no: null, rows: null, sums: [] })
    else {
      const { sheetId: id, no, rowCount: rows } = source.version
      const sums = await sumsOf(services, source, ({ name, type }) => type === 'decimal' || chosen.has(name), signal)
      sheets.push({ id, name: String(source.sheet.name), no, rows, sums })
    }
  }
  return sheets
}

/** The working paper of a run: what it has read and made, how, for whom, and the sums of both. */
export const openPaper =
  (services: DataServicesLater) =>
  async (call: Call): Promise<DataPaper> => {
    const run = await call.readTenant(trx => findRun(trx, call, services()))
    const signal = untilGone(call.reply)
    const sheets = await readSheets(run, services(), signal)
    // Figures that the steps have made are no part of the population, and their sums would say nothing.
    const summed = new Set(sheets.flatMap(({ sums }) => sums.map(({ name }) => name)))
    const { made, by, current, recipe } = run
    const sums = await sumsOf(services(), made, ({ name }) => summed.has(name), signal)
    const { sheetId: id, no, time, rowCount: rows, apartCount: apart } = made.version
    return { id, name: String(made.sheet.name), no, current, time, by, rows, apart, recipe, sheets, sums }
  }
