import { join } from 'node:path'
import { EngineError } from '../../../data/engine'
import { type CompiledPlan, compilePlan, type ParameterValues, PlanError, type PlanOptions, valuesOf } from '../../../data/plan'
import { duckdb } from '../../../data/sql'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { type Reading, readingFor } from '../../../http/reading'
import { askRun, defineJob, FinalError, type JobContext, type JobType } from '../../../jobs'
import type { Asking, Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { findHolder } from '../../identity'
import { keepVersion } from '../keep-version'
import { holdRows } from '../quality/hold'
import { findRecipe, findSheet, findWritable } from '../readable'
import type { DataServices, DataServicesLater } from '../services'
import { explain, readDictionaries, readVersion } from '../sheets/asking'
import { texts } from '../texts'
import { masksOf, setMask } from '../versions/repository'
import { inWorkFolder } from '../work-folder'
import { adaptingSteps, type MappedColumn } from './other-source'
import { type KeptStep, stepsOf } from './repository'
import { levelOf, planOptions, type ReadSheets, readSheets } from './sources'

/** Name of the kind of job. */
const RUN = 'dataRecipeRun'
const SECONDS = 4 * 3600

interface Target {
  /** The sheet that gets a new version; absent: a new one. */
  readonly sheetId?: string
  readonly name?: string
  readonly folderId?: string
}
export interface RecipeRun extends Target {
  readonly id: string
  /** A sheet in place of the recipe's own. */
  readonly sourceId?: string
  /** Columns of that sheet that stand for columns of the recipe's own. */
  readonly columns?: readonly MappedColumn[]
  /** Of the recipe's parameters, where they are not to have their usual ones. */
  readonly values?: readonly { readonly name: string; readonly value: string | null }[]
}

interface Checked {
  readonly name: string
  readonly no: number
  readonly plan: CompiledPlan
  readonly sheets: ReadSheets
  readonly level: string
  readonly parameters: ParameterValues
}

/** A recipe with all that it reads and writes, by the rights of a caller as they are now; else it says what is in the way. */
export async function checkRun(trx: Trx, asking: Asking, services: DataServices, params: RecipeRun): Promise<Checked> {
  const { id, sheetId, sourceId, columns = [], values = [] } = params
  const recipe = (await findRecipe(trx, asking, id)) ?? fail(texts.noRecipe)
  const kept = (await stepsOf(trx, id)) ?? fail(texts.noVersion)
  const { no, steps } = kept
  const parameters = parametersOf(kept.params, values)
  const own = String(recipe.sheetId)
  const sheet = sourceId ?? own
  const sheets = await readSheets(trx, asking, services, { sheet, steps })
  const source = sheets.get(sheet) ?? fail(texts.noSource)
  const level = levelOf(sheets)
  if (sheetId !== undefined) {
    const target = (await findWritable(trx, asking, sheetId)) ?? fail(texts.notYours)
    if (String(target.secretLevel ?? '0') < level) fail(texts.targetLevel)
  }
  const before = sheet === own ? [] : adaptingSteps(columns, source, await ownSheet(trx, asking, services, own))
  const dictionary = await readDictionaries(trx, steps)
  const plan = compiled({ sheet, before, steps, parameters, dictionary }, sheets)
  return { ...{ name: String(recipe.name), no, plan }, sheets, level, parameters }
}

/** The sheet that a recipe was made for, where the caller may read it. */
async function ownSheet(trx: Trx, asking: Asking, services: DataServices, id: string) {
  const found = await findSheet(trx, asking, id)
  return found && readVersion(trx, asking, services, found)
}

function parametersOf(...asked: Parameters<typeof valuesOf>): ParameterValues {
  try {
    return valuesOf(...asked)
  } catch (error) {
    return explain(error)
  }
}

interface Wanted {
  readonly sheet: string
  /** Steps that a mapping puts before those of the recipe. */
  readonly before: readonly object[]
  readonly steps: readonly KeptStep[]
  readonly parameters: ParameterValues
  readonly dictionary: PlanOptions['dictionary']
}

function compiled({ sheet, before, steps, ...given }: Wanted, sheets: ReadSheets): CompiledPlan {
  try {
    return compilePlan({ sheet, steps: [...before, ...steps] }, planOptions(sheets, given))
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    const [step] = error.path
    if (typeof step !== 'number') return fail(error.message)
    return fail(step < before.length ? texts.inMapping(error.message) : texts.inStep(step - before.length + 1, error.message))
  }
}

/** What the owner of the run may read and write now: rights that were lost since close it. */
async function checkNow({ params, actor }: JobContext<RecipeRun>, services: DataServices): Promise<Checked> {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) throw new FinalError(texts.noRecipe)
  const reading: Reading = readingFor(services, holder, actor)
  return reading.readTenant(trx => checkRun(trx, reading, services, params))
}

/** Writes the rows; how many there are. */
async function write(
  context: JobContext<RecipeRun>,
  { engine }: DataServices,
  { plan }: Checked,
  folder: string,
  file: string,
): Promise<number> {
  const { signal, progress } = context
  const onProgress = (share: number) => progress(5 + Math.round(45 * share), 100, texts.making)
  const statements = [
    { sql: `copy (${plan.sql}) to ${duckdb.string(file)} (format parquet, compression zstd)` },
    { sql: `select count(*) from read_parquet(${duckdb.string(file)})` },
  ]
  const options = { signal, seconds: SECONDS, background: true, onProgress }
  const [[count = 0] = []] = await engine.rows({ statements, reads: plan.reads, writes: folder }, options)
  return Number(count)
}

async function run(context: JobContext<RecipeRun>, services: DataServices) {
  const { params, actor } = context
  context.progress(1, 100, texts.checkingRecipe)
  const checked = await checkNow(context, services)
  return inWorkFolder(services.folder, async folder => {
    const file = join(folder, 'rows.parquet')
    const held = await holdRows(services, checked.plan, folder, { signal: context.signal, seconds: SECONDS, background: true })
    const rows = await write(context, services, checked, folder, file)
    const { name, no, plan, sheets, level, parameters } = checked
    const { sheetId } = await keepVersion(context, services, {
      ...{ file, rows, ...held },
      columns: plan.columns.map(({ hidden: _, ...column }, at) => ({ ...column, stored: `c${at + 1}` })),
      origin: {
        kind: 'recipe',
        id: params.id,
        name,
        no,
        sheets: [...sheets].map(([id, { version }]) => ({ id, no: version.no })),
        values: [...parameters].map(([name, { value }]) => ({ name, value })),
      },
      sheet: params.sheetId ?? { name: params.name ?? name, folderId: params.folderId || null, secretLevel: level },
      kept: (trx, of) => hide(trx, of.sheetId, plan),
    })
    context.log('info', `${actor.username} · ${name} · ${texts.version} ${no}`)
    return {
      text: held.apart > 0 ? texts.madeApart(rows, held.apart) : texts.made(rows),
      link: `/data/open?id=${sheetId}`,
      data: { sheetId },
    }
  })
}

/** Columns that hold what is masked in the sheets that they come from are masked as well; a stricter mask stays. */
async function hide(trx: Trx, sheetId: string, { columns }: CompiledPlan): Promise<void> {
  const known = await masksOf(trx, sheetId)
  for (const { name, hidden } of columns) if (hidden && known.get(name) !== 'whole') await setMask(trx, sheetId, name, hidden)
}

/** What people can do something about is not tried again. */
const isFinal = (error: unknown) => error instanceof EngineError && !['crashed', 'busy'].includes(error.fault)

/** Runs a recipe, asked for by a user or by a schedule. */
export async function runRecipe(context: JobContext<RecipeRun>, services: DataServices) {
  try {
    return await run(context, services)
  } catch (error) {
    if (!context.signal.aborted && error instanceof Error && isFinal(error)) throw new FinalError(error.message)
    throw error
  }
}

/** Of all runs of recipes. */
export const RUN_LIMITS = { seconds: SECONDS, attempts: 2, pause: 10 }
export const keyOfRun = ({ id }: Pick<RecipeRun, 'id'>): string => `dataRecipe ${id}`

/** Makes the rows of a recipe into a new sheet, or a new version of one. */
export const recipeJob = (services: DataServicesLater): JobType =>
  defineJob<RecipeRun>({
    name: RUN,
    title: () => texts.recipeJob,
    right: 'dataSheet:add',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: {
        id: { type: 'string', title: texts.recipe, minLength: 1, maxLength: 64 },
        sheetId: { type: 'string', title: texts.target, minLength: 1, maxLength: 64 },
        name: { type: 'string', title: texts.name, minLength: 1, maxLength: 200 },
        folderId: { type: 'string', title: texts.folder, maxLength: 64 },
        sourceId: { type: 'string', title: texts.sheet, minLength: 1, maxLength: 64 },
        columns: {
          type: 'array',
          title: texts.mapping,
          maxItems: 2000,
          items: {
            type: 'object',
            properties: { from: { type: 'string', maxLength: 200 }, to: { type: 'string', maxLength: 200 } },
            required: ['from', 'to'],
            additionalProperties: false,
          },
        },
        values: {
          type: 'array',
          title: texts.parameters,
          maxItems: 50,
          items: {
            type: 'object',
            properties: { name: { type: 'string', maxLength: 50 }, value: { type: ['string', 'null'], maxLength: 1000 } },
            required: ['name', 'value'],
            additionalProperties: false,
          },
        },
      },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: RUN_LIMITS,
    key: keyOfRun,
    run: context => runRecipe(context, services()),
  })

export const askRecipeRun = (services: DataServicesLater) => (call: CallOf<'dataRecipeRun'>) =>
  call.withTenant(async trx => {
    const { name } = await checkRun(trx, call, services(), call.body)
    const runId = await askRun(trx, {
      type: RUN,
      name: `${texts.recipeJob} ${name}`.slice(0, 100),
      params: call.body,
      tells: 'success,failure',
    })
    return answer({ message: texts.runAsked, result: { runId } })
  })
