import type { DataRows } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { rowName } from '../parts'
import type { DataServicesLater } from '../services'
import { countOf, explain, limited, planOver, type ReadSheet, readDictionaries, readSheet } from './asking'
import { untilGone } from './until-gone'

/** Milliseconds of an answer that a page waits for are bounded: what takes longer is a job. */
const SECONDS = 60

/** What names a row in all versions that hold its file. */
const placeName = ({ source }: ReadSheet, [file, place]: readonly unknown[]) => rowName(source.parts?.[Number(file)] ?? '', place)

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
    const asked = sample === undefined ? steps : [...limited([], sample), ...steps]
    const plan = planOver(read, asked, dictionary)
    const page = planOver(read, limited(asked, limit, skip), dictionary)
    const options = { signal: untilGone(call.reply), seconds: SECONDS }
    const total = asked.length === 0 ? read.version.rowCount : await countOf(own, plan, options)
    const { sql, placed, reads } = page
    const asksPlaces = places === true && placed !== undefined
    const statements = [{ sql: asksPlaces ? placed : sql }]
    const rows = limit === 0 ? [] : await own.engine.rows({ statements, reads }, options).catch(explain)
    const width = plan.columns.length
    return {
      columns: plan.columns.map(({ name, type, digits = null }) => ({ name, type, digits })),
      rows: rows.map(row => row.slice(0, width)),
      places: asksPlaces ? rows.map(row => placeName(read, row.slice(width))) : null,
      total,
    }
  }
