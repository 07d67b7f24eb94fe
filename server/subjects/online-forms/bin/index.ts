import type { OnlineFormInBin } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { SUB } from '../model/form'
import { dropTable } from '../storage/repository'
import { texts } from '../texts'
import * as bin from './repository'

export { discard, holdsName } from './repository'

const isView = ({ copyType }: bin.Deleted) => copyType === 1

async function list(call: CallOf<'onlineCgformHeadDeleteList'>): Promise<OnlineFormInBin[]> {
  const found = await call.readTenant(trx => bin.inBin(trx, { ...call.query }))
  const tables = found.filter(form => !isView(form)).map(({ tableName }) => tableName)
  const counts = tables.length > 0 ? await call.changeForms(trx => bin.rowsOf(trx, tables)) : new Map()
  return found.map(form => {
    const { rows = 0, exact = true } = counts.get(form.tableName) ?? {}
    return { ...form, rows, rowsExact: exact }
  })
}

/** The forms of the bin with these ids, each after those that it needs: main tables before sub-tables, forms before views. */
async function chosen(trx: bin.Trx, ids: readonly string[]): Promise<bin.Deleted[]> {
  if (ids.length === 0) fail(texts.nothingChosen)
  const found = await bin.find(trx, ids)
  if (found.length < new Set(ids).size) fail(texts.notInBin)
  const rank = (form: bin.Deleted) => (isView(form) ? 2 : form.tableType === SUB ? 1 : 0)
  return found.sort((one, other) => rank(one) - rank(other))
}

async function restore(call: CallOf<'onlineCgformHeadPutRecycleBin'>) {
  await call.withTenant(async trx => {
    for (const form of await chosen(trx, commaList(call.body.ids))) {
      const parent = await bin.missingParent(trx, form)
      if (parent !== undefined) fail(texts.parentInBin(form.tableTxt, parent))
      await bin.putBack(trx, form.id)
    }
  })
  return answer({ message: texts.restored })
}

async function erase(call: CallOf<'onlineCgformHeadDeleteRecycleBin'>) {
  const erased = await call.withTenant(async trx => {
    const found = (await chosen(trx, commaList(call.query.ids))).reverse()
    for (const form of found) {
      const sub = isView(form) ? undefined : await bin.subInBin(trx, form)
      if (sub !== undefined) fail(texts.subInBin(form.tableTxt, sub))
      await bin.erase(trx, form.id)
    }
    return found
  })
  const tables = erased.filter(form => !isView(form)).map(({ tableName }) => tableName)
  if (tables.length > 0)
    await call.changeForms(async (trx, roles) => {
      for (const table of tables) await dropTable({ trx, roles }, table)
    })
  return answer({ message: texts.erased })
}

/** The recycle bin of forms, where their tables and rows wait as they were. */
export const binHandlers = {
  onlineCgformHeadDeleteList: list,
  onlineCgformHeadPutRecycleBin: restore,
  onlineCgformHeadDeleteRecycleBin: erase,
} satisfies Handlers
