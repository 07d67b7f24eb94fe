import type { OnlineFormButtonEdit, OnlineFormButtonGiven, OnlineFormColumns } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import { isCurrent } from '../../../http/generation'
import type { CallOf, Handlers } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import { LONGEST_ASSIGNMENTS, readAssignments } from '../model/assignments'
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

const ACTIONS = ['set', 'open', 'print', 'export']
const CHOICES = ['one', 'many', 'none']
const SCREEN = /^[a-z0-9-]+(?:[/:][\w-]+)*$/
const LONGEST_CONFIRM = 200

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

/** What the database keeps of a button. */
export function buttonValues(given: OnlineFormButtonGiven | OnlineFormButtonEdit) {
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
    ...actionOf(given, style),
  }
}

/** Refuses an action where it cannot stand. */
function checkPlace(type: string, style: string, choice: string): void {
  if (!ACTIONS.includes(type)) fail(texts.badButtonAction)
  if ((type === 'print' || type === 'export') && style !== 'button') fail(texts.buttonAboveList)
  if (type === 'set' && style === 'form') fail(texts.buttonNotInForm)
  if (type === 'set' && choice === 'none' && style === 'button') fail(texts.badButtonChoice)
}

/** What the button does, as far as it can be told without the columns of its form. */
function actionOf(given: OnlineFormButtonGiven | OnlineFormButtonEdit, style: string) {
  const type = given.actionType || null
  const choice = given.choice || 'many'
  const confirmText = given.confirmText?.trim() || null
  if (!CHOICES.includes(choice)) fail(texts.badButtonChoice)
  if ((confirmText ?? '').length > LONGEST_CONFIRM) fail(texts.badButtonConfirm(LONGEST_CONFIRM))
  if (type !== null) checkPlace(type, style, choice)
  const actionValues = type === 'set' ? (given.actionValues ?? '').trim() : null
  const actionScreen = type === 'open' ? (given.actionScreen ?? '').trim() : null
  if (actionScreen !== null && (actionScreen.length > LONGEST || !SCREEN.test(actionScreen))) fail(texts.badButtonScreen)
  return { actionType: type, actionValues, actionScreen, confirmText, choice }
}

/** Refuses to set what is no column of the form that can be written. */
async function checkAssignments(trx: forms.Trx, headId: string, values: string | null): Promise<void> {
  if (values === null) return
  const read = values.length > LONGEST_ASSIGNMENTS ? { wrong: `${values.slice(0, LONGEST)}…` } : readAssignments(values)
  if ('wrong' in read) return fail(texts.badAssignment(read.wrong))
  if (read.length === 0) return fail(texts.noAssignment)
  const columns = new Set(
    (await forms.fieldsOf(trx, headId)).filter(({ dbIsPersist }) => dbIsPersist !== 0).map(field => field.dbFieldName),
  )
  const stranger = read.find(({ column }) => column === 'id' || !columns.has(column))
  if (stranger) fail(texts.noColumn(stranger.column))
}

async function refuseTaken(trx: forms.Trx, headId: string, code: string, id?: string): Promise<void> {
  const other = (await forms.buttonsOf(trx, headId)).find(button => button.buttonCode === code && button.id !== id)
  if (other) fail(texts.buttonTaken(code))
}

async function add(call: CallOf<'onlineCgformButtonAdd'>) {
  const values = buttonValues(call.body)
  await call.withTenant(async trx => {
    await mustOwn(trx, values.cgformHeadId)
    await refuseTaken(trx, values.cgformHeadId, values.buttonCode)
    await checkAssignments(trx, values.cgformHeadId, values.actionValues)
    await forms.insert(trx, 'onl_form_button', values)
  })
  return answer({ message: texts.saved })
}

async function edit(call: CallOf<'onlineCgformButtonEdit'>) {
  const { cgformHeadId: _, ...values } = buttonValues(call.body)
  await call.withTenant(async trx => {
    const stored = await forms.findButton(trx, call.body.id)
    await mustOwn(trx, stored.cgformHeadId)
    await refuseTaken(trx, stored.cgformHeadId, values.buttonCode, stored.id)
    await checkAssignments(trx, stored.cgformHeadId, values.actionValues)
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

const IN_ROWS: ReadonlySet<string> = new Set(['update', 'delete', 'detail'])

/** The same as rows of buttons; those with one of the hidden codes are switched off. */
const fixedRows = (cgformHeadId: string, hidden: readonly string[] = []) =>
  FIXED_BUTTONS.map((buttonCode, orderNum) => ({
    cgformHeadId,
    buttonCode,
    buttonName: texts.fixedButtons[buttonCode],
    buttonStyle: IN_ROWS.has(buttonCode) ? 'link' : 'button',
    buttonStatus: hidden.includes(buttonCode) ? '0' : '1',
    optType: 'action',
    orderNum,
  }))

const builtIn = (call: CallOf<'onlineCgformButtonBuiltInList'>) =>
  call.readTenant(async trx => fixedRows((await mustFind(trx, call.params.headId)).id))

/** What 3.x calls them. */
const codeOf = (buttonCode: string) => (buttonCode === 'update' ? 'edit' : buttonCode)

/** The buttons of a list as its caller reads them: clients of 3.x find those that every form has among them, by which they draw their own. */
export const buttonsFor = (
  request: Parameters<typeof isCurrent>[0],
  headId: string,
  { cgButtonList, hideColumns }: Pick<OnlineFormColumns, 'cgButtonList' | 'hideColumns'>,
): OnlineFormColumns['cgButtonList'] =>
  isCurrent(request)
    ? [
        ...fixedRows(headId, hideColumns).map(row => ({ ...row, id: `${headId}_${row.buttonCode}`, buttonCode: codeOf(row.buttonCode) })),
        ...cgButtonList,
      ]
    : cgButtonList

export const buttonHandlers = {
  onlineCgformButtonBuiltInList: builtIn,
  onlineCgformButtonList: call => call.readTenant(trx => forms.buttonPage(trx, call.params.headId, call.query)),
  onlineCgformButtonAdd: add,
  onlineCgformButtonEdit: edit,
  onlineCgformButtonDelete: call => remove(call, commaList(call.query.id)),
  onlineCgformButtonDeleteBatch: call => remove(call, commaList(call.query.ids)),
  onlineCgformHeadEnhanceButton: attachable,
} satisfies Handlers
