import type { SysCategoryAdd, SysCategoryEdit } from '../../generated/operations'
import type { FieldRecord } from '../../sheets'
import { fail } from '../../util/errors'
import { nextCode } from '../../util/trees/codes'
import { branch, branches, findByPath, movedCodes, type Tree, type TreeNode, treeOf } from '../../util/trees/nodes'
import * as categories from './repository'
import { texts } from './texts'

const { ROOT } = categories
const treeNow = async (trx: categories.Trx) => treeOf((await categories.all(trx)).map(categories.asNode))

async function codeBelow(trx: categories.Trx, tree: Tree<TreeNode>, pid: string): Promise<string> {
  const parent = tree.byId.get(pid)
  if (pid !== ROOT && !parent) fail(texts.parentMissing)
  const siblings = [...tree.byId.values()].filter(node => node.parentId === pid).map(node => node.code)
  const given = await categories.codesGivenBelow(trx, parent?.code ?? '')
  return nextCode(parent?.code ?? '', [...siblings, ...given]) ?? fail(texts.full)
}

/** Adds a category with the next code below its parent, one that none ever had. */
export async function addCategory(trx: categories.Trx, { name, pid }: SysCategoryAdd): Promise<void> {
  await categories.lock(trx)
  const parent = pid || ROOT
  await categories.add(trx, { name, pid: parent, code: await codeBelow(trx, await treeNow(trx), parent) })
  await categories.countChildren(trx)
}

/** Changes a category; below another parent it and everything below it get new codes. */
export async function editCategory(trx: categories.Trx, { id, version, name, pid }: SysCategoryEdit): Promise<void> {
  await categories.lock(trx)
  const stored = await categories.find(trx, id)
  await categories.save(trx, { id, version: version ?? null }, name)
  const parent = pid === undefined ? stored.pid : pid || ROOT
  if (parent === stored.pid) return
  const tree = await treeNow(trx)
  const moved = branch(tree, id)
  if (moved.some(node => node.id === parent)) fail(texts.parentInside)
  await categories.move(trx, id, parent, movedCodes(moved, stored.code, await codeBelow(trx, tree, parent)))
  await categories.countChildren(trx)
}

/** Deletes categories with everything below them. */
export async function removeCategories(trx: categories.Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) fail(texts.noIds)
  await categories.lock(trx)
  const gone = branches(await treeNow(trx), ids)
  if (gone.length === 0) fail(texts.notFound)
  await categories.remove(
    trx,
    gone.map(node => node.id),
  )
  await categories.countChildren(trx)
}

/** One row of a workbook. */
export async function importCategory(trx: categories.Trx, { name = '', parent = '' }: FieldRecord): Promise<void> {
  const above = parent === '' ? undefined : findByPath(await treeNow(trx), parent)
  if (parent !== '' && !above) fail(texts.badParent(parent))
  await addCategory(trx, { name, pid: above?.id ?? ROOT })
}
