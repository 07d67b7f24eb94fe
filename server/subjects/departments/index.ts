import type { DepartIdModel, SysDepartParents, SysDepartTreeModel } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { exportSheet, fieldColumns, fieldTarget, importSheet, previewSheet, type SheetImport, templateSheet } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { branches, nest, type Tree, treeOf } from '../../util/trees/nodes'
import * as departs from './repository'
import { fields, sheetRows } from './sheet'
import { texts } from './texts'
import { addDepart, editDepart, importDepart, removeDeparts } from './writes'

export { departsOf } from './repository'

const SUPERIOR = 2

const imported: SheetImport = { table: 'sys_depart', begin: fieldTarget(fields, importDepart) }

function treeNode(depart: departs.Depart, children: SysDepartTreeModel[] | null, isLeaf = children === null): SysDepartTreeModel {
  return { ...depart, key: depart.id, value: depart.id, title: depart.departName ?? '', isLeaf, children }
}

function idNode(depart: departs.Depart, children: DepartIdModel[] | null): DepartIdModel {
  return { key: depart.id, value: depart.id, title: depart.departName ?? '', children }
}

/** The tree of all departments. */
const wholeTree = async (trx: departs.Trx) => treeOf(await departs.inOrder(trx))

/** The departments that the person is in charge of with everything below them; null for who is in charge of none. */
async function chargedTree(trx: departs.Trx, userId: string): Promise<{ identity: number; tree: Tree<departs.Depart> | null }> {
  const { identity, departIds } = await departs.charge(trx, userId)
  if (identity !== SUPERIOR) return { identity, tree: null }
  const whole = await wholeTree(trx)
  const kept = new Set(branches(whole, commaList(departIds)).map(depart => depart.id))
  return { identity, tree: treeOf([...whole.byId.values()].filter(depart => kept.has(depart.id))) }
}

async function myTree(call: CallOf<'sysSysDepartQueryMyDeptTreeList'>) {
  const { identity, tree } = await call.readTenant(trx => chargedTree(trx, call.session.userId))
  return answer({ message: String(identity), result: tree && nest(tree, treeNode) })
}

async function searchBy(call: CallOf<'sysSysDepartSearchBy'>): Promise<SysDepartTreeModel[]> {
  const { keyWord, myDeptSearch } = call.query
  const found = await call.readTenant(async trx => {
    const all = await departs.named(trx, keyWord.trim())
    if (myDeptSearch !== '1') return all
    const { tree } = await chargedTree(trx, call.session.userId)
    return all.filter(({ depart }) => tree?.byId.has(depart.id))
  })
  return found.length > 0 ? found.map(({ depart, leaf }) => treeNode(depart, null, leaf)) : fail(texts.noMatch)
}

/** What stands below one, or those that are named, each without what is below it. */
async function level({ query, readTenant }: CallOf<'sysSysDepartQueryDepartTreeSync'>): Promise<SysDepartTreeModel[]> {
  const tree = await readTenant(wholeTree)
  const ids = commaList(query.ids ?? '')
  const key = query.primaryKey ?? 'id'
  const found =
    ids.length > 0 ? [...tree.byId.values()].filter(one => ids.includes(one[key] ?? '')) : (tree.below.get(query.pid ?? '') ?? [])
  return found.map(one => treeNode(one, null, !tree.below.has(one.id)))
}

/** What stands above departments, by what they were asked by. */
async function parents({ query, readTenant }: CallOf<'sysSysDepartQueryAllParentId'>): Promise<Record<string, SysDepartParents>> {
  const ids = commaList(query.departId ?? '')
  const asked = ids.length > 0 ? ids : commaList(query.orgCode ?? '')
  if (asked.length === 0) fail(texts.noDepartNamed)
  const { byId } = await readTenant(wholeTree)
  const byCode = new Map([...byId.values()].map(one => [one.orgCode ?? '', one]))
  return Object.fromEntries(
    asked.map(name => {
      const above: departs.Depart[] = []
      const own = ids.length > 0 ? byId.get(name) : byCode.get(name)
      for (let one = byId.get(own?.parentId ?? ''); one !== undefined; one = byId.get(one.parentId ?? '')) above.unshift(one)
      return [name, { parentIds: above.map(({ id }) => id), parentMap: Object.fromEntries(above.map(one => [one.id, one])) }]
    }),
  )
}

async function remove(call: CallOf<'sysSysDepartDelete'> | CallOf<'sysSysDepartDeleteBatch'>, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(trx => removeDeparts(trx, ids))
  return answer({ message })
}

async function exportXls(call: CallOf<'sysSysDepartExportXls'>) {
  const rows = await call.readTenant(async trx => sheetRows(await departs.all(trx, call.query), await departs.byCode(trx)))
  return exportSheet(call, { title: texts.title, table: 'sys_depart', columns: fieldColumns(fields, 'export'), rows })
}

export const depart = defineModule({
  name: 'depart',
  rows: 'subject',
  outgoing: 'none',
  declare: departs.declareDeparts,
  handlers: {
    sysSysDepartQueryTreeList: async call => nest(await call.readTenant(wholeTree), treeNode),
    sysSysDepartQueryDepartTreeSync: level,
    sysSysDepartQueryAllParentId: parents,
    sysSysDepartQueryIdTree: async call => nest(await call.readTenant(wholeTree), idNode),
    sysSysDepartQueryMyDeptTreeList: myTree,
    sysSysDepartSearchBy: searchBy,
    sysSysDepartQueryById: call => call.readTenant(trx => departs.find(trx, call.query.id)),
    sysSysDepartAdd: async call => {
      await call.withTenant(trx => addDepart(trx, call.body))
      return answer({ message: texts.added })
    },
    sysSysDepartEdit: async call => {
      await call.withTenant(trx => editDepart(trx, call.body))
      return answer({ message: texts.edited })
    },
    sysSysDepartDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysSysDepartDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    sysSysDepartListAll: call => {
      const ids = commaList(call.query.id)
      return call.readTenant(trx => (ids.length > 0 ? departs.some(trx, ids) : departs.byCode(trx)))
    },
    sysSysDepartExportXls: exportXls,
    sysSysDepartImportTemplate: async () => templateSheet(texts.title, fieldColumns(fields, 'import')),
    sysSysDepartImportExcel: call => importSheet(call, imported),
    sysSysDepartImportPreview: call => previewSheet(call, imported),
  },
})
