import { createScope, ExpressionError, evaluate } from '../../../../renderer/core'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { find, type RecordRow } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import { type Assignment, fulfils, readAssignments } from '../model/assignments'
import * as forms from '../repository'
import { texts } from '../texts'
import { type Governed, governedForm, governedSubs } from './governed'
import { demand, demandButton, rightsOf } from './rights'
import { setColumns } from './write'

type Press = CallOf<'onlineCgformApiDoButton'>

const MOST = 500

function computedValue({ column, value }: Assignment, record: RecordRow, { session }: Press): unknown {
  const { userId: id, username, realname, orgCode } = session
  try {
    return evaluate(value, createScope(record, { row: record, user: { id, username, realname, orgCode: orgCode ?? '' } })) ?? null
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return fail(texts.badValueOf(column))
  }
}

/** The button with that code, which the caller may press on the form. */
async function pressable(call: Press, trx: forms.Trx, form: Governed) {
  const { formId, buttonCode } = call.body
  await demand(call, trx, form, 'list')
  demandButton(form, buttonCode)
  const button = (await forms.buttonsOf(trx, formId)).find(known => known.buttonCode === buttonCode)
  if (!button) return fail(texts.noButton)
  if (button.buttonStatus !== '1') return fail(texts.buttonOff(button.buttonName))
  return button
}

/** The rows that the caller has chosen, as many as the button takes. */
function chosenIds(call: Press, choice: string | null | undefined): readonly string[] {
  const ids = commaList(call.body.dataId)
  if (ids.length === 0) fail(texts.nothingChosen)
  if (choice === 'one' && ids.length > 1) fail(texts.chooseOne)
  if (ids.length > MOST) fail(texts.tooManyChosen(MOST))
  // In one order, so that two presses on the same records wait for each other.
  return ids.toSorted()
}

async function press(call: Press, trx: forms.Trx): Promise<string> {
  const form = await governedForm(trx, call.session.userId, 'id', call.body.formId)
  const { buttonName, actionType, actionValues, choice, exp } = await pressable(call, trx, form)
  const assignments = actionType === 'set' ? readAssignments(actionValues ?? '') : []
  if ('wrong' in assignments || assignments.length === 0) return fail(texts.buttonWithoutAction(buttonName))
  if (!(await rightsOf(call, trx, form.whole))('edit')) throw errors.noPermission()
  const subs = await governedSubs(trx, call.session.userId, form)
  for (const id of chosenIds(call, choice)) {
    const record = (await find(trx, form.writeSpec, id)) ?? fail(texts.noRow)
    if (!fulfils(exp, record)) fail(texts.buttonNotFor(buttonName))
    const values = Object.fromEntries(assignments.map(each => [each.column, computedValue(each, record, call)]))
    await setColumns(call, trx, form, subs, record, values)
  }
  return buttonName
}

/**
 * Presses a button: sets columns of the chosen records, all of them or none. It wants the right to edit the form and the button, and
 * neither the button 修改 nor that the user may change the columns: what it sets was decided by who made it.
 */
export async function doButton(call: Press) {
  const name = await call.withTenant(trx => press(call, trx))
  return answer({ message: texts.pressed(name) })
}
