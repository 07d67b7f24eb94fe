import type { DataApart } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import { apartRelation, fieldOf } from '../apart'
import { findWritable } from '../readable'
import type { DataServicesLater } from '../services'
import { placesOf } from '../sources'
import { texts } from '../texts'
import { explain, readSheet } from './asking'

/** Rows of one answer. */
const PAGE = 100

const text = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** Rows that were set apart. They hold whole records as texts, so that who reads the sheet by a share does not see them. */
export const apartRows =
  (services: DataServicesLater) =>
  async (call: CallOf<'dataSheetApart'>): Promise<DataApart> => {
    const own = services()
    const { id, no, skip = '0' } = call.query
    const version = await call.readTenant(async trx => {
      if (!(await findWritable(trx, call, id))) fail(texts.notYours)
      return (await readSheet(trx, call, own, id, no === undefined ? undefined : Number(no))).version
    })
    if (version.apartFile === null) return { total: 0, rows: [] }
    const reads = placesOf(own, version.apartFile)
    const fields = version.columns.map(({ name }) => fieldOf(name)).join(', ')
    const sql = `select "at", source, record, "column", reason, "text", "fields" is not null, ${fields} from ${apartRelation(reads)}
      order by "at" limit ${PAGE} offset ${Math.trunc(Number(skip))}`
    const rows = await own.engine.rows({ statements: [{ sql }], reads }).catch(explain)
    return {
      total: version.apartCount,
      rows: rows.map(([at, source, record, column, reason, value, whole, ...values]) => ({
        ...{
          at: Number(at),
          source: text(source),
          record: Number(record),
          column: text(column),
          reason: String(reason),
          text: text(value),
        },
        values: whole === true ? values.map(text) : null,
      })),
    }
  }
