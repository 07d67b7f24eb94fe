import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { countNames } from '../../../http/question-limits'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import * as bin from '../bin'
import { tableModel } from '../model/table'
import * as forms from '../repository'
import { synchronise } from '../storage/repository'
import { texts } from '../texts'
import { copyTable } from './copy-table'
import { mustFind, mustOwn, mustOwnForm } from './find'
import { nameProblem } from './names'
import { addAll, addHead, copyOnline, editAll, editHead } from './save'

type Deleting = CallOf<'onlineCgformHeadDelete'> | CallOf<'onlineCgformHeadDeleteBatch'> | CallOf<'onlineCgformHeadRemoveRecord'>

/** Puts forms into the recycle bin, or removes what is configured of them and leaves their tables; sub-tables before their main tables. */
async function remove(call: Deleting, ids: readonly string[], way: 'bin' | 'record', message: string) {
  if (ids.length === 0) fail(texts.nothingChosen)
  await call.withTenant(async trx => {
    const heads = []
    for (const id of new Set(ids)) heads.push(await mustOwn(trx, id))
    for (const head of heads.sort((one, other) => other.copyType - one.copyType || other.tableType - one.tableType)) {
      if ((await forms.viewsOf(trx, head.id)).length > 0) fail(texts.hasViews)
      if (head.copyType !== 1 && (await forms.isReferred(trx, head.tableName))) fail(texts.stillReferred(head.tableName))
      if (way === 'bin') await bin.discard(trx, head.id)
      else await forms.remove(trx, 'onl_form_head', [head.id])
    }
  })
  return answer({ message })
}

type Synchronising = CallOf<'onlineCgformApiDoDbSynch'>

/** One form after the other, in their order; what was done before one is refused stays. */
async function doDbSynch(call: Synchronising) {
  const ids = commaList(call.params.id)
  if (ids.length === 0) fail(texts.nothingChosen)
  for (const id of new Set(ids)) await synchroniseForm(call, id)
  return answer({ message: texts.synchronised })
}

async function synchroniseForm(call: Synchronising, id: string): Promise<void> {
  const { synMethod } = call.params
  const form = await call.withTenant(trx => mustOwnForm(trx, id))
  if (form.head.copyType === 1) fail(texts.isView)
  if (form.fields.length === 0) fail(texts.check.noFields)
  await call.changeForms((trx, roles) => synchronise({ trx, roles }, tableModel(form), synMethod === 'force'))
  await call.withTenant(trx => forms.markSynchronised(trx, form))
  await call.audit({ table: form.head.tableName, recordId: id, action: `sync ${synMethod}` })
}

async function checkOnlyTable(call: CallOf<'onlineCgformApiCheckOnlyTable'>) {
  const { tbname, id } = call.query
  await countNames(call)
  const problem = await call.readTenant(trx => nameProblem(trx, tbname.trim(), id || undefined))
  return problem === undefined ? answer({ message: texts.nameFree }) : fail(problem)
}

export const headHandlers = {
  onlineCgformHeadList: call => call.readTenant(trx => forms.headPage(trx, call.query)),
  onlineCgformHeadAdd: addHead,
  onlineCgformHeadEdit: editHead,
  onlineCgformHeadDelete: call => remove(call, commaList(call.query.id), 'bin', texts.deleted),
  onlineCgformHeadDeleteBatch: call =>
    remove(call, commaList(call.query.ids), call.query.flag === '1' ? 'bin' : 'record', texts.deletedMany),
  onlineCgformHeadRemoveRecord: call => remove(call, commaList(call.query.id), 'record', texts.removed),
  onlineCgformHeadCopyOnline: copyOnline,
  onlineCgformHeadCopyOnlineTable: copyTable,
  onlineCgformHeadQueryById: call => call.readTenant(trx => mustFind(trx, call.query.id)),
  onlineCgformFieldListByHeadCode: call =>
    call.readTenant(async trx => {
      const { id } = (await forms.headOf(trx, call.query.headCode)) ?? fail(texts.noForm)
      return forms.fieldsOf(trx, id)
    }),
  onlineCgformFieldListByHeadId: call =>
    call.readTenant(async trx => [...(await forms.fieldsOf(trx, (await mustFind(trx, call.query.headId)).id))]),
  onlineCgformIndexListByHeadId: call =>
    call.readTenant(async trx => [...(await forms.indexesOf(trx, (await mustFind(trx, call.query.headId)).id))]),
  onlineCgformApiCheckOnlyTable: checkOnlyTable,
  onlineCgformApiAddAll: addAll,
  onlineCgformApiEditAll: editAll,
  onlineCgformApiDoDbSynch: doDbSynch,
} satisfies Handlers
