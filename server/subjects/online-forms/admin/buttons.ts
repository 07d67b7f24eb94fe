import type { OnlineFormButtonEdit, OnlineFormButtonGiven } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import * as forms from '../repository'
import { texts } from '../texts'
import { mustFind, mustOwn } from './find'
import { numberOf } from './given'

/** Codes of the buttons that every form has. */
export const FIXED_BUTTONS = ['add', 'update', 'delete', 'batch_delete', 'export', 'import', 'detail', 'super_query', 'bpm'] as const

const CODE = /^[A-Za-z]\w{0,49}$/
const EXPRESSION = /^[a-z][a-z0-9_]{0,49}#(eq|ne|empty|in)#.{0,150}$/

const LONGEST = 100
const MOST_ORDER = 1_000_000

interface Plain {
  readonly buttonName: string
  readonly buttonIcon: string | null
  readonly optPosition: string | null
  readonly orderNum: number
  readonly buttonStatus: string
}

const fits = ({ buttonName, buttonIcon, optPosition, orderNum, buttonStatus }: Plain): boolean =>
  buttonName !== '' &&
  [buttonName, buttonIcon ?? '', optPosition ?? ''].every(text => text.length <= LONGEST) &&
  Number.isInteger(orderNum) &&
  Math.abs(orderNum) <= MOST_ORDER &&
  (buttonStatus === '0' || buttonStatus === '1')

function valuesOf(given: OnlineFormButtonGiven | OnlineFormButtonEdit) {
  const { cgformHeadId, buttonCode, buttonName, buttonIcon = null, buttonStyle, optType, exp } = given
  if (!CODE.test(buttonCode)) fail(texts.badButtonCode)
  if (FIXED_BUTTONS.some(code => code === buttonCode)) fail(texts.buttonFixed(buttonCode))
  const style = buttonStyle || 'button'
  if (!['link', 'button', 'form'].includes(style)) fail(texts.badButtonStyle)
  const type = optType || 'action'
  if (type !== 'js' && type !== 'action') fail(texts.badButtonType)
  if (exp && !EXPRESSION.test(exp)) fail(texts.badButtonExp)
  const orderNum = numberOf(given.orderNum, 0)
  const buttonStatus = String(given.buttonStatus ?? '1')
  const optPosition = given.optPosition === null || given.optPosition === undefined ? null : String(given.optPosition)
  if (!fits({ buttonName: buttonName.trim(), buttonIcon, optPosition, orderNum, buttonStatus })) fail(texts.badButtonText)
  return {
    cgformHeadId,
    buttonCode,
    buttonName: buttonName.trim(),
    buttonIcon,
    buttonStyle: style,
    optType: type,
    optPosition,
    orderNum,
    buttonStatus,
    exp: exp || null,
  }
}

async function refuseTaken(trx: forms.Trx, headId: string, code: string, id?: string): Promise<void> {
  const other = (await forms.buttonsOf(trx, headId)).find(button => button.buttonCode === code && button.id !== id)
  if (other) fail(texts.buttonTaken(code))
}

async function add(call: CallOf<'onlineCgformButtonAdd'>) {
  const values = valuesOf(call.body)
  await call.withTenant(async trx => {
    await mustOwn(trx, values.cgformHeadId)
    await refuseTaken(trx, values.cgformHeadId, values.buttonCode)
    await forms.insert(trx, 'onl_form_button', values)
  })
  return answer({ message: texts.saved })
}

async function edit(call: CallOf<'onlineCgformButtonEdit'>) {
  const { cgformHeadId: _, ...values } = valuesOf(call.body)
  await call.withTenant(async trx => {
    const stored = await forms.findButton(trx, call.body.id)
    await mustOwn(trx, stored.cgformHeadId)
    await refuseTaken(trx, stored.cgformHeadId, values.buttonCode, stored.id)
    const key = { id: stored.id, version: call.body.version ?? null }
    if (!(await forms.update(trx, 'onl_form_button', key, values))) throw errors.stale(await forms.findButton(trx, stored.id))
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'onlineCgformButtonDelete'> | CallOf<'onlineCgformButtonDeleteBatch'>, ids: readonly string[]) {
  if (ids.length === 0) fail(texts.nothingChosen)
  await call.withTenant(async trx => {
    for (const id of ids) await mustOwn(trx, (await forms.findButton(trx, id)).cgformHeadId)
    await forms.remove(trx, 'onl_form_button', ids)
  })
  return answer({ message: texts.deleted })
}

/** The buttons of a form, those that every form has included. */
const attachable = (call: CallOf<'onlineCgformHeadEnhanceButton'>) =>
  call.readTenant(async trx => {
    const own = await forms.buttonsOf(trx, (await mustFind(trx, call.params.headId)).id)
    const fixed = FIXED_BUTTONS.map(code => ({ code, title: texts.fixedButtons[code] }))
    return [...fixed, ...own.map(({ buttonCode, buttonName }) => ({ code: buttonCode, title: buttonName }))]
  })

export const buttonHandlers = {
  onlineCgformButtonList: call => call.readTenant(trx => forms.buttonPage(trx, call.params.headId, call.query)),
  onlineCgformButtonAdd: add,
  onlineCgformButtonEdit: edit,
  onlineCgformButtonDelete: call => remove(call, commaList(call.query.id)),
  onlineCgformButtonDeleteBatch: call => remove(call, commaList(call.query.ids)),
  onlineCgformHeadEnhanceButton: attachable,
} satisfies Handlers
