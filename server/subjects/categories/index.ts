import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import {
  exportSheet,
  fieldColumns,
  fieldTarget,
  importSheet,
  previewSheet,
  type SheetFields,
  type SheetImport,
  templateSheet,
} from '../../sheets'
import { commaList } from '../../util/comma-list'
import { pathOf, treeOf } from '../../util/trees/nodes'
import * as categories from './repository'
import { texts } from './texts'
import { checkCode, loadAll, loadOne, treeChildren, treeData, treeRoot } from './tree'
import { addCategory, editCategory, importCategory, removeCategories } from './writes'

const fields: SheetFields = () => [
  { name: 'name', title: texts.name, required: true, length: 100 },
  { name: 'parent', title: texts.parent, note: texts.parentNote, length: 1000 },
  { name: 'code', title: texts.code, only: 'export' },
]

const imported: SheetImport = { table: 'sys_category', begin: fieldTarget(fields, importCategory) }

/** Everything below several parents, shaped like a page. */
async function childListBatch(call: CallOf<'sysCategoryGetChildListBatch'>) {
  const records = await call.readTenant(trx => categories.childrenOfMany(trx, commaList(call.query.parentIds)))
  const total = records.length
  return { records, total, size: total, current: 1, pages: total > 0 ? 1 : 0 }
}

/** Names in the order of the ids; unknown ones are left out. */
async function names(call: CallOf<'sysCategoryLoadDictItem'>): Promise<string[]> {
  const ids = commaList(call.query.ids)
  const rows = await call.readTenant(trx => categories.some(trx, ids))
  const byId = new Map(rows.map(row => [row.id, row.name]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function remove(call: CallOf<'sysCategoryDelete'> | CallOf<'sysCategoryDeleteBatch'>, ids: readonly string[], message: string) {
  await call.withTenant(trx => removeCategories(trx, ids))
  return answer({ message })
}

async function exportXls(call: CallOf<'sysCategoryExportXls'>) {
  const rows = await call.readTenant(async trx => {
    const tree = treeOf((await categories.all(trx)).map(categories.asNode))
    return (await categories.exported(trx, call.query)).map(row => ({ ...row, parent: pathOf(tree, row.pid) }))
  })
  return exportSheet(call, { title: texts.title, table: 'sys_category', columns: fieldColumns(fields, 'export'), rows })
}

export const category = defineModule({
  name: 'category',
  rows: 'subject',
  outgoing: 'none',
  declare: categories.declareCategories,
  handlers: {
    sysCategoryRootList: call => call.readTenant(trx => categories.rootPage(trx, call.query.pid, call.query)),
    sysCategoryChildList: call => call.readTenant(trx => categories.childList(trx, call.query.pid, call.query)),
    sysCategoryGetChildListBatch: childListBatch,
    sysCategoryQueryById: call => call.readTenant(trx => categories.find(trx, call.query.id)),
    sysCategoryAdd: async call => {
      await call.withTenant(trx => addCategory(trx, call.body))
      return answer({ message: texts.added })
    },
    sysCategoryEdit: async call => {
      await call.withTenant(trx => editCategory(trx, call.body))
      return answer({ message: texts.edited })
    },
    sysCategoryDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysCategoryDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    sysCategoryCheckCode: async call => {
      await checkCode(call)
      return answer({ message: texts.codeFits })
    },
    sysCategoryLoadOne: loadOne,
    sysCategoryLoadTreeRoot: treeRoot,
    sysCategoryLoadTreeChildren: treeChildren,
    sysCategoryLoadTreeData: treeData,
    sysCategoryLoadDictItem: names,
    sysCategoryLoadAllData: loadAll,
    sysCategoryExportXls: exportXls,
    sysCategoryImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysCategoryImportExcel: call => importSheet(call, imported),
    sysCategoryImportPreview: call => previewSheet(call, imported),
  },
})
