import { checkParameters, type Parameter } from '../../../data/plan'
import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import type { Trx } from '../../../query'
import type { GivenRecord } from '../../../records/check-context'
import type { DeclaredEntity } from '../../../records/entity-hooks'
import { fail } from '../../../util/errors'
import { findRecipe, findSheet, findWritableRecipe } from '../readable'
import type { DataServicesLater } from '../services'
import { explain } from '../sheets/asking'
import { texts } from '../texts'
import * as rows from './repository'
import { levelOf, readSheets } from './sources'

const mustFind = async (trx: Trx, call: Call, id: string) => (await findRecipe(trx, call, id)) ?? fail(texts.noRecipe)

export const openRecipe = (call: CallOf<'dataRecipeOpen'>) =>
  call.readTenant(async trx => {
    const { id, no } = call.query
    const recipe = await mustFind(trx, call, id)
    const kept = (await rows.stepsOf(trx, id, no === undefined ? undefined : Number(no))) ?? fail(texts.noVersion)
    return {
      ...{ id, name: String(recipe.name), sheetId: String(recipe.sheetId), no: kept.no, steps: kept.steps.map(step => ({ ...step })) },
      params: kept.params.map(({ options, ...parameter }) => ({ ...parameter, ...(options && { options: [...options] }) })),
      current: (await rows.stepsOf(trx, id))?.no === kept.no,
      mayEdit: (await findWritableRecipe(trx, call, id)) !== undefined,
    }
  })

/** A recipe over a sheet that the caller reads, as secret as that and with steps to begin with. */
export const beginRecipe = (services: DataServicesLater) => (call: CallOf<'dataRecipeBegin'>) =>
  call.withTenant(async trx => {
    const { name, sheetId, steps } = call.body
    const sheets = await readSheets(trx, call, services(), { sheet: sheetId, steps })
    if (!sheets.has(sheetId)) fail(texts.noSource)
    const level = levelOf(sheets)
    const id = await rows.addRecipe(trx, { name: name.trim(), sheetId, folderId: null, secretLevel: level })
    if (steps.length > 0) await rows.addSteps(trx, id, { no: 0, steps }, level)
    return answer({ message: texts.stepsSaved, result: { id } })
  })

function check(params: readonly Parameter[] = []): void {
  try {
    checkParameters(params)
  } catch (error) {
    explain(error)
  }
}

/** Keeps steps as they are, also those that cannot be done yet; the recipe becomes as secret as the sheets that it names. */
export const saveSteps = (services: DataServicesLater) => (call: CallOf<'dataRecipeSteps'>) =>
  call.withTenant(async trx => {
    const { id, no, steps, params, model } = call.body
    const recipe = (await findWritableRecipe(trx, call, id)) ?? fail(texts.recipeNotYours)
    check(params)
    const level = levelOf(await readSheets(trx, call, services(), { sheet: String(recipe.sheetId), steps }))
    const own = String(recipe.secretLevel ?? '0')
    const kept = { no, steps, ...(params && { params }), ...(model && { model }) }
    const saved = (await rows.addSteps(trx, id, kept, own > level ? own : level)) ?? fail(texts.changedMeanwhile)
    return answer({ message: texts.stepsSaved, result: { no: saved } })
  })

export const listVersions = (call: CallOf<'dataRecipeVersionList'>) =>
  call.readTenant(async trx => {
    const { recipeId } = call.query
    await mustFind(trx, call, recipeId)
    return rows.versionsOf(trx, recipeId, { ...call.query })
  })

/** A recipe begins with a sheet that its writer may read, and is at least as secret. */
async function validate(call: Call, record: GivenRecord): Promise<void> {
  const { sheetId, secretLevel } = record
  if (typeof sheetId !== 'string' || sheetId === '') return
  const sheet = await call.readTenant(trx => findSheet(trx, call, sheetId))
  if (!sheet) fail(texts.noSource, 500, [{ field: 'sheetId', message: texts.noSource }])
  else if (typeof secretLevel === 'string' && secretLevel < String(sheet.secretLevel ?? '0'))
    fail(texts.lowLevel, 500, [{ field: 'secretLevel', message: texts.lowLevel }])
}

export const recipeHooks: DeclaredEntity = { validate }
