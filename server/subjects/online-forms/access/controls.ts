import type { OnlineFormColumnControl, OnlineFormColumnRight, OnlineFormColumnSwitch } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { fail } from '../../../util/errors'
import { FIXED_BUTTONS } from '../admin/buttons'
import { mustFind, mustOwn } from '../admin/find'
import { type Head, isOn, isTreeColumn } from '../model/form'
import * as forms from '../repository'
import { texts } from '../texts'
import { BUTTONS, COLUMNS, FORM, isPart, LIST, PARTS, type Part, SIGHT } from './model'
import * as access from './repository'

/** Columns without which rows are none cannot be kept from users. */
const isFixed = (head: Head, name: string) => name === 'id' || isTreeColumn(head, name)

/** The columns of a form that can be put under control. */
async function columnsOf(trx: access.Trx, head: Head) {
  const fields = await forms.fieldsOf(trx, head.id)
  return fields.filter(({ dbFieldName, dbIsPersist }) => dbIsPersist !== 0 && !isFixed(head, dbFieldName))
}

async function columnRights(call: CallOf<'onlineCgformApiAuthColumnGet'>): Promise<OnlineFormColumnRight[]> {
  return call.readTenant(async trx => {
    const head = await mustFind(trx, call.params.headId)
    const inForce = (await access.controlsOf(trx, head.id)).filter(({ type, status }) => type === COLUMNS && status === 1)
    return (await columnsOf(trx, head)).map(({ dbFieldName: code, dbFieldTxt: title, ...field }) => {
      const own = inForce.filter(control => control.code === code)
      const kept = (name: Part['name']) => PARTS.some(part => part.name === name && own.some(control => isPart(part, control)))
      return {
        cgformId: head.id,
        code,
        title,
        status: own.length > 0 ? 1 : 0,
        listShow: kept('listShow'),
        formShow: kept('formShow'),
        formEditable: kept('formEditable'),
        isShowList: field.isShowList,
        isShowForm: field.isShowForm,
        fieldShowType: field.fieldShowType,
        dbType: field.dbType,
        dbIsPersist: field.dbIsPersist,
      }
    })
  })
}

/** Parts of a column that are put under control, or freed. */
interface Switch {
  readonly cgformId: string
  readonly code: string
  readonly parts: readonly { readonly part: Part; readonly on: boolean }[]
}

type Switching =
  | CallOf<'onlineCgformApiAuthColumnPut'>
  | CallOf<'onlineCgformApiAuthColumnPost'>
  | CallOf<'onlineCgformApiAuthColumnBatchPut'>
  | CallOf<'onlineCgformApiAuthColumnBatchPost'>

/** All of them, or none. */
async function setParts(call: Switching, switches: readonly Switch[]) {
  await call.withTenant(async trx => {
    const columns = new Map<string, ReadonlySet<string>>()
    for (const { cgformId, code, parts } of switches) {
      const known = columns.get(cgformId) ?? new Set((await columnsOf(trx, await mustOwn(trx, cgformId))).map(field => field.dbFieldName))
      columns.set(cgformId, known)
      if (!known.has(code)) fail(texts.noColumn(code))
      for (const { part, on } of parts)
        await access.setControl(trx, { cgformId, code, type: COLUMNS, page: part.page, control: part.control }, on ? 1 : 0)
    }
  })
  return answer({ message: texts.saved })
}

const controlled = ({ cgformId, code, status }: OnlineFormColumnControl): Switch => ({
  cgformId,
  code,
  parts: PARTS.map(part => ({ part, on: isOn(status) })),
})

/** Both parts of forms at once. */
const BOTH = '4'

function switched({ cgformId, code, switchFlag, ...kept }: OnlineFormColumnSwitch): Switch {
  const parts = PARTS.filter(({ flag, page }) => flag === String(switchFlag) || (String(switchFlag) === BOTH && page === FORM))
  if (parts.length === 0) fail(texts.noPart)
  return { cgformId, code, parts: parts.map(part => ({ part, on: kept[part.name] === true })) }
}

const isButton = async (trx: access.Trx, headId: string, code: string) =>
  FIXED_BUTTONS.some(fixed => fixed === code) || (await forms.buttonsOf(trx, headId)).some(({ buttonCode }) => buttonCode === code)

/** Every button is under control once, wherever it stands. */
const buttonKey = (cgformId: string, code: string) => ({ cgformId, code, type: BUTTONS, page: LIST, control: SIGHT })

async function controlButton(call: CallOf<'onlineCgformApiAuthButtonPost'>) {
  const { cgformId, code, status } = call.body
  const result = await call.withTenant(async trx => {
    await mustOwn(trx, cgformId)
    if (!(await isButton(trx, cgformId, code))) fail(texts.noButton)
    return access.findControl(trx, await access.setControl(trx, buttonKey(cgformId, code), String(status ?? '1') === '0' ? 0 : 1))
  })
  return answer({ message: texts.saved, result })
}

async function freeButton(call: CallOf<'onlineCgformApiAuthButtonPut'>) {
  await call.withTenant(async trx => {
    const { cgformId, code, type } = await access.findControl(trx, call.params.headId)
    await mustOwn(trx, cgformId)
    if (type !== BUTTONS) fail(texts.noButton)
    await access.setControl(trx, buttonKey(cgformId, code), 0)
  })
  return answer({ message: texts.saved })
}

const buttonRights = (call: CallOf<'onlineCgformApiAuthButtonGet'>) =>
  call.readTenant(async trx => {
    const { id } = await mustFind(trx, call.params.headId)
    const authList = (await access.controlsOf(trx, id)).filter(({ type }) => type === BUTTONS)
    return { buttonList: await forms.buttonsOf(trx, id), authList }
  })

/** What a control is called: that of its column or button. */
async function titlesOf(trx: access.Trx, head: Head, type: number): Promise<ReadonlyMap<string, string>> {
  if (type === COLUMNS) return new Map((await columnsOf(trx, head)).map(({ dbFieldName, dbFieldTxt }) => [dbFieldName, dbFieldTxt]))
  const own = (await forms.buttonsOf(trx, head.id)).map(({ buttonCode, buttonName }) => [buttonCode, buttonName] as const)
  return new Map([...FIXED_BUTTONS.map(code => [code, texts.fixedButtons[code]] as const), ...own])
}

/** What can be granted. A column or button that is gone is no more. */
const grantable = (call: CallOf<'onlineCgformApiAuthPage'>) =>
  call.readTenant(async trx => {
    const head = await mustFind(trx, call.params.headId)
    const wanted = Number(call.params.type)
    const titles = await titlesOf(trx, head, wanted)
    const inForce = (await access.controlsOf(trx, head.id)).filter(({ type, status }) => type === wanted && status === 1)
    return inForce.flatMap(({ id, code, page, control }) => {
      const title = titles.get(code)
      return title === undefined ? [] : [{ id, code, title, page, control }]
    })
  })

export const controlHandlers = {
  onlineCgformApiAuthColumnGet: columnRights,
  onlineCgformApiAuthColumnPut: call => setParts(call, [controlled(call.body)]),
  onlineCgformApiAuthColumnPost: call => setParts(call, [switched(call.body)]),
  onlineCgformApiAuthColumnBatchPut: call => setParts(call, call.body.map(controlled)),
  onlineCgformApiAuthColumnBatchPost: call => setParts(call, call.body.map(switched)),
  onlineCgformApiAuthButtonGet: buttonRights,
  onlineCgformApiAuthButtonPost: controlButton,
  onlineCgformApiAuthButtonPut: freeButton,
  onlineCgformApiAuthPage: grantable,
} satisfies Handlers
