import { compilePlan, type SheetSource, type Step } from '../../../data/plan'
import type { DataCorrected, DataCorrection } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import type { Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { findWritableRecipe } from '../readable'
import { addRecipe, addSteps, type KeptStep, stepsOf } from '../recipes/repository'
import type { DataServicesLater } from '../services'
import { explain, type ReadSheet, readSheet } from '../sheets/asking'
import { texts } from '../texts'
import { findVersion } from '../versions/repository'
import { openColumn, readCell } from './cell'

type Call = CallOf<'dataSheetCorrect'>
type Fix = Extract<Step, { readonly do: 'correct' }>['fixes'][number]

const timeText = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })

/** Where a fix applies: two of one value have the same. */
const placeOf = ({ column, key, row }: Fix) => JSON.stringify([column, key?.map(each => [each.column, each.value]), row])

/** Steps with one more fix, in the step of corrections that they begin with; a former fix of the same value goes. */
function withFix(steps: readonly KeptStep[], fix: Fix): readonly KeptStep[] {
  const [first, ...rest] = steps
  if (first?.do !== 'correct' || first.off === true) return [{ do: 'correct', fixes: [fix] }, ...steps]
  const others = (first.fixes as readonly Fix[]).filter(each => placeOf(each) !== placeOf(fix))
  return [{ ...first, fixes: [...others, fix] }, ...rest]
}

/** Fails where the value does not fit its column. */
function check(source: SheetSource, fix: Fix): void {
  try {
    compilePlan({ sheet: '-', steps: [{ do: 'correct', fixes: [fix] }] }, { sheet: () => source, now: new Date() })
  } catch (error) {
    explain(error)
  }
}

/** The recipe that takes the fix in: one over the sheet that the caller may change, or a new one. */
async function recipeFor(trx: Trx, call: Call, { id, recipeId, recipeName }: DataCorrection, { sheet }: ReadSheet) {
  const secretLevel = String(sheet.secretLevel ?? '0')
  if (recipeId === undefined) {
    if (!call.can('dataRecipe:add')) fail(texts.recipeNotYours)
    const name = recipeName?.trim() || texts.correctionsOf(String(sheet.name))
    return { id: await addRecipe(trx, { name, sheetId: id, folderId: null, secretLevel }), name, secretLevel }
  }
  const recipe = (await findWritableRecipe(trx, call, recipeId)) ?? fail(texts.recipeNotYours)
  if (String(recipe.sheetId) !== id) fail(texts.otherRecipe)
  return { id: recipeId, name: String(recipe.name), secretLevel: String(recipe.secretLevel ?? secretLevel) }
}

async function keep(trx: Trx, call: Call, read: ReadSheet, fix: Fix): Promise<DataCorrected> {
  if ((await findVersion(trx, call.body.id))?.no !== call.body.no) fail(texts.correctsCurrent)
  const { id, name, secretLevel } = await recipeFor(trx, call, call.body, read)
  const { no, steps } = (await stepsOf(trx, id)) ?? fail(texts.noVersion)
  const saved = await addSteps(trx, id, { no, steps: withFix(steps, fix) }, secretLevel)
  return { recipeId: id, recipeName: name, no: saved ?? fail(texts.changedMeanwhile) }
}

/** Corrects a value: sheets are never changed in place, so a step of a recipe says what it becomes, who has said so, and why. */
export const correctCell = (services: DataServicesLater) => async (call: Call) => {
  const own = services()
  const { id, no, row, column: name, keys = [], value, reason } = call.body
  const read = await call.readTenant(trx => readSheet(trx, call, own, id, no))
  const column = openColumn(read.source, name)
  const cell = await readCell(
    own,
    read.source,
    row,
    column,
    keys.map(key => openColumn(read.source, key)),
  )
  if ((cell.value ?? '') === (value ?? '')) fail(texts.sameValue)
  const { key } = cell
  const found = key.length > 0 ? { key } : { row }
  const fix: Fix = { column: name, from: cell.value, to: value, ...found, reason, by: call.session.realname, time: timeText() }
  check(read.source, fix)
  const result = await call.withTenant(trx => keep(trx, call, read, fix))
  return answer({ message: texts.corrected(result.recipeName), result })
}
