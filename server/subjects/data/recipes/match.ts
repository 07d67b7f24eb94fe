import { matchStatement, readMatch, usualValues } from '../../../data/plan'
import type { DataJoinReport } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import type { DataServicesLater } from '../services'
import { explain, readDictionaries } from '../sheets/asking'
import { untilGone } from '../sheets/until-gone'
import { planOptions, readSheets } from './sources'

const SECONDS = 60

/** What a join will find, on all rows of both sides. */
export const matchJoin =
  (services: DataServicesLater) =>
  async (call: CallOf<'dataRecipeMatch'>): Promise<DataJoinReport> => {
    const own = services()
    const { sheetId, steps, params = [], at } = call.body
    const plan = { sheet: sheetId, steps: steps.slice(0, at + 1) }
    const { sheets, dictionary } = await call.readTenant(async trx => ({
      sheets: await readSheets(trx, call, own, plan),
      dictionary: await readDictionaries(trx, plan.steps),
    }))
    try {
      const { sql, reads } = matchStatement(plan, at, planOptions(sheets, { parameters: usualValues(params), dictionary }))
      const [row = []] = await own.engine.rows({ statements: [{ sql }], reads }, { signal: untilGone(call.reply), seconds: SECONDS })
      return readMatch(row)
    } catch (error) {
      return explain(error)
    }
  }
