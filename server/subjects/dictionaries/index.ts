import { answer } from '../../http/answers'
import { dictionariesFor } from '../../http/generation'
import { type Call, type CallOf, defineModule } from '../../http/module'
import { exportSheet, fieldColumns, fieldTarget, importSheet, previewSheet, type SheetImport, templateSheet } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { checkCode, checkFree } from './code'
import { fillDictionary } from './from-source/fill-dictionary'
import { addItem, checkItem, editItem, removeItems } from './items'
import * as dicts from './repository'
import { readDictionaries } from './seed'
import { exportRows, fields, importRow } from './sheet'
import { dictItems, dictText, loadDict, loadDictItem, tableData, treeData } from './tables'
import { texts } from './texts'

export { everyOption } from './repository'
export { seedSystemDictionaries } from './seeds/dictionaries'

async function add(call: CallOf<'sysDictAdd'>) {
  checkCode(call.body.dictCode)
  await call.withTenant(async trx => {
    await checkFree(trx, call.body.dictCode)
    await dicts.add(trx, call.body)
  })
  return answer({ message: texts.saved })
}

const imported: SheetImport = { table: 'sys_dict', begin: fieldTarget(fields, importRow) }

async function edit(call: CallOf<'sysDictEdit'>) {
  const { body } = call
  if (body.dictCode !== undefined) checkCode(body.dictCode)
  await call.withTenant(async trx => {
    if (body.dictCode !== undefined) await checkFree(trx, body.dictCode, body.id)
    await dicts.save(trx, body)
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'sysDictDelete'> | CallOf<'sysDictDeleteBatch'>, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if ((await dicts.setDeleted(trx, ids, true)) === 0) fail(texts.notFound)
  })
  return answer({ message })
}

async function restore(call: Call, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if ((await dicts.setDeleted(trx, ids, false)) === 0) fail(texts.notFound)
  })
  return answer({ message })
}

async function erase(call: Call, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if ((await dicts.erase(trx, ids)) === 0) fail(texts.notFound)
  })
  return answer({ message })
}

async function treeList(call: CallOf<'sysDictTreeList'>) {
  const rows = await call.readTenant(trx => dicts.all(trx, { ...call.query }))
  return rows.map(row => ({ ...row, key: row.id, title: row.dictName ?? '' }))
}

export const dict = defineModule({
  name: 'dict',
  rows: {
    default: 'subject',
    sysDictGetDictItems: 'reader',
    sysDictGetDictText: 'reader',
    sysDictLoadDict: 'reader',
    sysDictLoadDictItem: 'reader',
    sysDictLoadTreeData: 'reader',
    sysDictQueryTableData: 'reader',
  },
  outgoing: 'none',
  declare: ({ sources, recordLists, jobs }) => {
    jobs.declare(fillDictionary)
    sources.declare(dicts.chosenByCode)
    recordLists.declareFinder(dicts.recordList)
  },
  prepare: owner => dicts.seed(owner, readDictionaries()),
  handlers: {
    sysDictList: call => call.readTenant(trx => dicts.page(trx, call.query)),
    sysDictTreeList: treeList,
    sysDictQueryById: call => call.readTenant(trx => dicts.find(trx, call.query.id)),
    sysDictAdd: add,
    sysDictEdit: edit,
    sysDictDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysDictDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    sysDictDeleteList: call => call.readTenant(trx => dicts.inBin(trx, { ...call.query })),
    sysDictDeletePhysic: call => erase(call, [call.params.id], texts.deleted),
    sysDictBack: call => restore(call, [call.params.id], texts.done),
    sysDictPutRecycleBin: call => restore(call, commaList(call.body.ids), texts.restored),
    sysDictDeleteRecycleBin: call => erase(call, commaList(call.query.ids), texts.erased),
    sysDictGetDictItems: dictItems,
    sysDictGetDictText: dictText,
    sysDictLoadDict: loadDict,
    sysDictLoadDictItem: loadDictItem,
    sysDictLoadTreeData: treeData,
    sysDictQueryTableData: tableData,
    // Nothing is kept here between two calls; the client reads everything anew.
    sysDictRefleshCache: async () => null,
    sysDictQueryAllDictItems: async call =>
      answer({ result: dictionariesFor(call.request, await call.readTenant(dicts.everyOption)), seldomChanges: true }),
    sysDictExportXls: async call =>
      exportSheet(call, { title: texts.title, table: 'sys_dict', columns: fieldColumns(fields, 'export'), rows: await exportRows(call) }),
    sysDictImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysDictImportExcel: call => importSheet(call, imported),
    sysDictImportPreview: call => previewSheet(call, imported),
    sysDictItemList: call => call.readTenant(trx => dicts.itemPage(trx, call.query.dictId, call.query)),
    sysDictItemQueryById: call => call.readTenant(trx => dicts.findItem(trx, call.query.id)),
    sysDictItemAdd: addItem,
    sysDictItemEdit: editItem,
    sysDictItemDelete: call => removeItems(call, commaList(call.query.id), texts.deleted),
    sysDictItemDeleteBatch: call => removeItems(call, commaList(call.query.ids), texts.deletedMany),
    sysDictItemDictItemCheck: checkItem,
  },
})
