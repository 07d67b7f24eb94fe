import type { TreeSelectModel } from '../../generated/operations'
import type { CallOf } from '../../http/module'
import { readConditionObject } from '../../query'
import { fail } from '../../util/errors'
import { branches, nest, reaching, treeOf } from '../../util/trees/nodes'
import * as categories from './repository'
import { texts } from './texts'

const { ROOT } = categories

function selectNode(category: categories.Category, children: TreeSelectModel[] | null = null): TreeSelectModel {
  const { id, name, pid, code, hasChild } = category
  return { key: id, title: name, leaf: hasChild !== '1', icon: null, parentId: pid, value: null, code, children }
}

const isRoot = (code: string) => code === '' || code === ROOT

/** Nodes below the one with the code; without `async` every level hangs in `children`. */
export async function treeRoot(call: CallOf<'sysCategoryLoadTreeRoot'>): Promise<TreeSelectModel[]> {
  const { async: oneLevel, pcode } = call.query
  return call.readTenant(async trx => {
    const [parent] = isRoot(pcode) ? [] : await categories.where(trx, 'code', pcode)
    if (!parent && !isRoot(pcode)) fail(texts.unknownCode(pcode))
    const pid = parent?.id ?? ROOT
    if (oneLevel) return (await categories.childrenOf(trx, pid)).map(row => selectNode(row))
    const tree = treeOf((await categories.all(trx)).map(row => ({ ...row, parentId: row.pid })))
    return nest(tree, selectNode, pid === ROOT ? tree.below.get('') : (tree.below.get(pid) ?? []))
  })
}

export async function treeChildren(call: CallOf<'sysCategoryLoadTreeChildren'>): Promise<TreeSelectModel[]> {
  return (await call.readTenant(trx => categories.childrenOf(trx, call.query.pid))).map(row => selectNode(row))
}

async function parentByCode(trx: categories.Trx, pcode: string | undefined): Promise<string> {
  if (!pcode) return fail(texts.badTreeCode(null))
  if (pcode === ROOT) return ROOT
  const [parent] = await categories.where(trx, 'code', pcode)
  return parent ? parent.id : fail(texts.badTreeCode(pcode))
}

/** Direct children of `pid`, or of the node with the code `pcode`, that fulfil `condition`. */
export async function treeData(call: CallOf<'sysCategoryLoadTreeData'>): Promise<TreeSelectModel[]> {
  const { pid, pcode, condition, keyword = '' } = call.query
  const pairs = readConditionObject(condition, ['name', 'code', 'hasChild'])
  if (!pairs) return fail(texts.badCondition)
  const fits = (row: categories.Category) => pairs.every(([name, value]) => row[name as 'name' | 'code' | 'hasChild'] === value)
  const wanted = keyword.trim().toLowerCase()
  const rows = await call.readTenant(async trx => {
    const parent = pid || (await parentByCode(trx, pcode))
    if (wanted === '') return (await categories.childrenOf(trx, parent)).filter(fits)
    return searched(await categories.all(trx), row => fits(row) && row.name.toLowerCase().includes(wanted), parent)
  })
  return rows.map(row => selectNode(row))
}

/** Those below `root` that `fits` finds, with all above them up to it. */
function searched(all: readonly categories.Category[], fits: (row: categories.Category) => boolean, root: string): categories.Category[] {
  const byId = new Map(all.map(row => [row.id, row]))
  const kept = new Set<string>()
  for (const row of all.filter(fits).slice(0, MOST_FOUND)) {
    for (let at = byId.get(row.id); at && at.id !== root && !kept.has(at.id); at = byId.get(at.pid ?? '')) kept.add(at.id)
  }
  const found = all.filter(({ id }) => kept.has(id)).map(row => ({ ...row, key: row.id, parentId: row.pid }))
  return reaching(found, root)
}

/** What a search finds at most; who wants more types more. */
const MOST_FOUND = 50

/** Whether a code fits below its parent. */
export async function checkCode(call: CallOf<'sysCategoryCheckCode'>): Promise<void> {
  const { pid, code } = call.query
  if (code.trim() === '') fail(texts.codeEmpty)
  if (!pid || pid === ROOT) return
  const parent = await call.readTenant(trx => categories.find(trx, pid))
  if (!code.startsWith(parent.code)) fail(texts.codeForeign(parent.code))
}

/** The one category whose column has the value. */
export async function loadOne(call: CallOf<'sysCategoryLoadOne'>): Promise<categories.Category> {
  const { field, val } = call.query
  const [found, ...more] = await call.readTenant(trx => categories.where(trx, field, val))
  if (!found) return fail(texts.noResult)
  return more.length > 0 ? fail(texts.several(field, val)) : found
}

/** Everything below a code as options; `0` is all. */
export async function loadAll(call: CallOf<'sysCategoryLoadAllData'>) {
  const { code } = call.query
  const rows = await call.readTenant(async trx => {
    const everything = await categories.all(trx)
    if (code === ROOT) return everything
    const [parent] = everything.filter(row => row.code === code)
    return parent ? branches(treeOf(everything.map(row => ({ ...row, parentId: row.pid }))), [parent.id]).slice(1) : []
  })
  return rows.length > 0 ? rows.map(row => ({ value: row.id, text: row.name, title: row.name })) : fail(texts.noData(code))
}
