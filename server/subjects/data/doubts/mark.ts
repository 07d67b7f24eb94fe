import type { CompiledPlan } from '../../../data/plan'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { readerOf, type Trx } from '../../../query'
import { fail } from '../../../util/errors'
import type { DataServicesLater } from '../services'
import { limited, planOver, type ReadSheet, readDictionaries, readSheet } from '../sheets/asking'
import { placedRows, SECONDS } from '../sheets/rows'
import { untilGone } from '../sheets/until-gone'
import { DOUBTS } from './hooks'
import { keptRow } from './kept-row'
import { addDoubts, type DoubtRow, markedPlaces } from './repository'
import { texts } from './texts'

/** Characters of the name of a model. */
const MAX_MODEL = 100

type Call = CallOf<'auditDoubtMark'>

/** The columns of a plan over a sheet, with what is hidden of them from others and from the reader. */
const shownColumns = ({ source }: ReadSheet, { columns }: CompiledPlan) =>
  columns.map(({ name }) => source.columns.find(column => column.name === name) ?? { name })

/** The rows of a page that are to be marked, as the caller reads them and as doubts keep them. */
async function rowsToMark(services: DataServicesLater, call: Call): Promise<{ read: ReadSheet; rows: readonly DoubtRow[] }> {
  const own = services()
  const { id, no, steps, skip, limit, places: chosen, keys } = call.body
  const { read, dictionary } = await call.readTenant(async trx => ({
    read: await readSheet(trx, call, own, id, no),
    dictionary: await readDictionaries(trx, steps),
  }))
  const plan = planOver(read, limited(steps, limit, skip), dictionary)
  const columns = shownColumns(read, plan)
  for (const key of keys) if (!columns.some(({ name }) => name === key)) fail(texts.noColumn(key))
  const { rows, places } = await placedRows(own, read, plan, { signal: untilGone(call.reply), seconds: SECONDS })
  if (!places) return fail(texts.otherRows)
  const wanted = chosen && new Set(chosen)
  const kept = rows.map((row, at) => ({ place: places[at] ?? '', ...keptRow(columns, row, new Set(keys)) }))
  return { read, rows: wanted ? kept.filter(({ place }) => wanted.has(place)) : kept }
}

/** What has made the rows: a recipe, such as that of a model. */
const modelOf = ({ origin }: ReadSheet['version']) => (origin.kind === 'recipe' ? origin.name.slice(0, MAX_MODEL) : null)

async function mark(trx: Trx, call: Call, { sheet, version }: ReadSheet, rows: readonly DoubtRow[]) {
  const spec = trx.catalog.readable.at(DOUBTS)?.spec(readerOf(call)) ?? fail(texts.otherRows)
  const { sheetId, no: sheetNo } = version
  const { title, model = modelOf(version) } = call.body
  const facts = { title: title.trim(), sheetId, sheetNo, model, secretLevel: String(sheet.secretLevel ?? '0') }
  const known = await markedPlaces(
    trx,
    spec,
    facts,
    rows.map(({ place }) => place),
  )
  const added = rows.filter(({ place }) => !known.has(place))
  await addDoubts(trx, facts, added)
  return { added: added.length, known: rows.length - added.length }
}

/** Makes a doubt of each chosen row of a sheet, which keeps what the caller reads of it; rows that a doubt of this title marks are left out. */
export const markDoubts = (services: DataServicesLater) => async (call: Call) => {
  const { read, rows } = await rowsToMark(services, call)
  if (rows.length === 0) fail(texts.noRows)
  const result = await call.withTenant(trx => mark(trx, call, read, rows))
  return answer({ message: texts.marked(result.added, result.known), result })
}
