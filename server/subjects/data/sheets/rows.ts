import type { EngineOptions } from '../../../data/engine'
import type { CompiledPlan } from '../../../data/plan'
import type { DataRows } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { rowName } from '../parts'
import type { DataServices, DataServicesLater } from '../services'
import { countOf, explain, limited, planOver, type ReadSheet, readDictionaries, readSheet } from './asking'
import { untilGone } from './until-gone'

/** Milliseconds of an answer that a page waits for are bounded: what takes longer is a job. */
export const SECONDS = 60
const NO_ROWS = { rows: [], places: null }

/** What names a row in all versions that hold its file. */
const placeName = ({ source }: ReadSheet, [file, place]: readonly unknown[]) => rowName(source.parts?.[Number(file)] ?? '', place)

/** The rows of a plan over a sheet, and what names each in all versions; without names where the steps make other rows. */
export async function placedRows(
  { engine }: Pick<DataServices, 'engine'>,
  read: ReadSheet,
  { sql, placed, reads, columns }: CompiledPlan,
  options: EngineOptions,
): Promise<{ readonly rows: DataRows['rows']; readonly places: string[] | null }> {
  const rows = await engine.rows({ statements: [{ sql: placed ?? sql }], reads }, options).catch(explain)
  const width = columns.length
  return {
    rows: rows.map(row => row.slice(0, width)),
    places: placed === undefined ? null : rows.map(row => placeName(read, row.slice(width))),
  }
}

/** A page of rows after some steps, and how many rows there are in all. */
export const rowsOf =
  (services: DataServicesLater) =>
  async (call: CallOf<'dataSheetRows'>): Promise<DataRows> => {
    const own = services()
    const { id, no, steps, skip, limit, sample, places } = call.body
    const { read, dictionary } = await call.readTenant(async trx => ({
      read: await readSheet(trx, call, own, id, no),
      dictionary: await readDictionaries(trx, steps),
    }))
    const wanted = sample === undefined ? steps : [...limited([], sample), ...steps]
    const plan = planOver(read, wanted, dictionary)
    const page = planOver(read, limited(wanted, limit, skip), dictionary)
    const options = { signal: untilGone(call.reply), seconds: SECONDS }
    const total = wanted.length === 0 ? read.version.rowCount : await countOf(own, plan, options)
    const found = limit === 0 ? NO_ROWS : await placedRows(own, read, places === true ? page : { ...page, placed: undefined }, options)
    return {
      columns: plan.columns.map(({ name, type, digits = null }) => ({ name, type, digits })),
      ...found,
      total,
    }
  }
