import type { SysDepartAdd, SysDepartEdit } from '../../generated/operations'
import type { FieldRecord } from '../../sheets'
import { fail } from '../../util/errors'
import { nextCode } from '../../util/trees/codes'
import { branch, branches, findByPath, movedCodes, type Tree, type TreeNode, treeOf } from '../../util/trees/nodes'
import * as departs from './repository'
import { texts } from './texts'

async function placeBelow(trx: departs.Trx, tree: Tree<TreeNode>, parentId: string): Promise<departs.Place> {
  const parent = parentId === '' ? undefined : tree.byId.get(parentId)
  if (parentId !== '' && !parent) fail(texts.parentMissing)
  const parentCode = parent?.code ?? ''
  const siblings = (tree.below.get(parentId) ?? []).map(node => node.code)
  const given = await departs.codesGivenBelow(trx, parentCode)
  const orgCode = nextCode(parentCode, [...siblings, ...given]) ?? fail(texts.full)
  return { parentId, orgCode, orgType: String(orgCode.length / 3) }
}

const treeNow = async (trx: departs.Trx) => treeOf((await departs.byCode(trx)).map(departs.asNode))

/** Adds a department with the next code below its parent, one that none ever had. */
export async function addDepart(trx: departs.Trx, body: SysDepartAdd): Promise<void> {
  await departs.lock(trx)
  const place = await placeBelow(trx, await treeNow(trx), body.parentId ?? '')
  const usual = place.parentId === '' ? '1' : '2'
  await departs.add(trx, { ...body, orgCategory: body.orgCategory ?? usual }, place)
}

/** Changes a department; below another parent it and everything below it get new codes. */
export async function editDepart(trx: departs.Trx, body: SysDepartEdit): Promise<void> {
  await departs.lock(trx)
  const stored = await departs.find(trx, body.id)
  if (body.orgCode && body.orgCode !== stored.orgCode) fail(texts.fixedCode)
  await departs.save(trx, body)
  const parentId = body.parentId === undefined ? stored.parentId : (body.parentId ?? '')
  if ((parentId ?? '') === (stored.parentId ?? '')) return
  const tree = await treeNow(trx)
  const moved = branch(tree, body.id)
  if (moved.some(node => node.id === parentId)) fail(texts.parentInside)
  const { orgCode } = await placeBelow(trx, tree, parentId ?? '')
  await departs.move(trx, body.id, parentId ?? '', movedCodes(moved, stored.orgCode ?? '', orgCode))
}

/** Deletes departments with everything below them. */
export async function removeDeparts(trx: departs.Trx, ids: readonly string[]): Promise<void> {
  await departs.lock(trx)
  const gone = branches(treeOf(await departs.byCode(trx)), ids)
  if (gone.length === 0) fail(texts.notFound)
  await departs.remove(trx, gone)
}

/** One row of a workbook. */
export async function importDepart(trx: departs.Trx, { parent = '', departOrder, ...record }: FieldRecord): Promise<void> {
  const above = parent === '' ? undefined : findByPath(await treeNow(trx), parent)
  if (parent !== '' && !above) fail(texts.badParent(parent))
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
  await addDepart(trx, {
    ...given,
    departName: record.departName ?? '',
    parentId: above?.id ?? '',
    ...(departOrder && { departOrder: Number(departOrder) }),
  })
}
