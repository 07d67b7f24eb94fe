import { type Parameter, PlanError, type Sample, tracePlan, usualValues } from '../../../data/plan'
import type { DataPreview } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import type { DataServices, DataServicesLater } from '../services'
import { explain, readDictionaries } from '../sheets/asking'
import { untilGone } from '../sheets/until-gone'
import { texts } from '../texts'
import { planOptions, type ReadSheets, readSheets } from './sources'

/** Rows of the sheet that are looked at. */
const SAMPLE = 10_000
const SECONDS = 30

type Trace = ReturnType<typeof tracePlan>
type Options = Parameters<DataServices['engine']['rows']>[1]
type Shape = DataPreview['columns'][number]

const shapeOf = ({ name, type, digits }: Trace['source'][number]): Shape => ({ name, type, digits: digits ?? null })

const takenSheets = (sheets: ReadSheets): DataPreview['sheets'] =>
  [...sheets].map(([id, { sheet, version, source }]) => ({
    ...{ id, name: String(sheet.name), rows: version.rowCount },
    columns: source.columns.map(({ mask, ...column }) => shapeOf(mask ? { name: column.name, type: 'text' } : column)),
  }))

/** Steps are counted on the sample; a value that a step stops at leaves all of them uncounted. */
async function countsOf({ engine }: DataServices, { counts, reads }: Trace, options: Options): Promise<readonly (number | null)[]> {
  const [found = []] = await engine.rows({ statements: [{ sql: counts }], reads }, options).catch(() => [])
  let last: number | null = null
  return found.map(count => {
    last = count === null ? last : Number(count)
    return last
  })
}

async function shownRows(
  { engine }: DataServices,
  trace: Trace,
  { show = 'all', skip = 0, limit }: CallOf<'dataRecipePreview'>['body'],
  options: Options,
) {
  const found = trace.rows(show)
  if (!found) return { columns: [], rows: [], total: 0 }
  const { reads } = trace
  const page = `${found.sql} limit ${limit} offset ${skip}`
  const rows = limit === 0 ? [] : await engine.rows({ statements: [{ sql: page }], reads }, options).catch(explain)
  const [[total = 0] = []] = await engine.rows({ statements: [{ sql: found.count }], reads }, options).catch(explain)
  return { columns: found.columns.map(shapeOf), rows: rows.map(row => [...row]), total: Number(total) }
}

function usual(params: readonly Parameter[]) {
  try {
    return usualValues(params)
  } catch (error) {
    return explain(error)
  }
}

/** Rows of the sample that break each rule of the last step. */
async function brokenOf({ engine }: DataServices, { check, reads }: Trace, options: Options): Promise<number[] | null> {
  if (!check) return null
  const [[, ...broken] = []] = await engine.rows({ statements: [{ sql: check.counts }], reads }, options).catch(() => [])
  return broken.map(Number)
}

const NOTHING = { sampled: 0, steps: [], columns: [], rows: [], total: 0, broken: null }

/** All steps, checked one by one, and rows of a sample after some of them. */
export const previewRecipe =
  (services: DataServicesLater) =>
  async (call: CallOf<'dataRecipePreview'>): Promise<DataPreview> => {
    const own = services()
    const { sheetId, steps, params = [], upTo = steps.length, sample = 'first' } = call.body
    const parameters = usual(params)
    const { sheets, dictionary } = await call.readTenant(async trx => ({
      sheets: await readSheets(trx, call, own, { sheet: sheetId, steps }),
      dictionary: await readDictionaries(trx, steps),
    }))
    if (!sheets.has(sheetId)) return { ...NOTHING, sheets: takenSheets(sheets), fault: texts.noSource }
    const taken: Sample = { rows: SAMPLE, how: sample }
    const trace = (of: readonly unknown[]) => tracePlan(sheetId, of, { ...planOptions(sheets, { parameters, dictionary }), sample: taken })
    const options = { signal: untilGone(call.reply), seconds: SECONDS }
    const whole = trace(steps)
    const counts = await countsOf(own, whole, options)
    const traced = whole.steps.map(({ columns, fault }, at) => ({
      columns: columns.map(shapeOf),
      ...{ fault: fault?.message ?? null, missing: fault?.missing?.name ?? null, nearest: fault?.missing?.nearest ?? null },
      count: counts[at + 1] ?? null,
    }))
    const chosen = trace(steps.slice(0, upTo))
    const shown = await shownOrFault(own, chosen, call, options)
    return { sheets: takenSheets(sheets), sampled: counts[0] ?? 0, steps: traced, ...shown, broken: await brokenOf(own, chosen, options) }
  }

/** What stops the rows that are shown is told in their place: the steps stay to be corrected. */
async function shownOrFault(own: DataServices, trace: Trace, call: CallOf<'dataRecipePreview'>, options: Options) {
  try {
    return { ...(await shownRows(own, trace, call.body, options)), fault: null }
  } catch (error) {
    if (error instanceof PlanError || !(error instanceof Error)) throw error
    return { columns: [], rows: [], total: 0, fault: error.message }
  }
}
