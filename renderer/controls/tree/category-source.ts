import { loadDictItem, loadOne, loadTreeChildren, loadTreeData, loadTreeRoot } from '../../dictionary/categories'
import { fetchItems } from '../../dictionary/fetch-items'
import type { TreeNode } from '../../dictionary/tree-nodes'
import { RequestError } from '../../model/client'
import type { Host } from '../../model/host'
import { findItems } from '../choice/find-items'
import type { TreeSource } from './nodes'

/** The column of a category that is kept. */
export type StoredCategory = 'id' | 'code'

/** Which categories are offered, and what is kept of them. */
export interface CategoryChoice {
  /** Code of the category whose children are the top nodes; `0` is the root of all. */
  readonly pcode: string
  /** Id of that category instead of its code. */
  readonly pid?: string | null
  /** JSON text of an object: column to value, all of which must equal. */
  readonly condition: string
  readonly store: StoredCategory
}

/** The dictionary whose texts are the names of stored categories. */
const categoryDict = (store: StoredCategory): string => `sys_category,name,${store}`

/** The tree of the categories below one. */
export function categoryTree(choice: CategoryChoice): TreeSource {
  const { store } = choice
  return {
    what: `category ${store}`,
    code: choice.pcode,
    load: async (host, parent) => named(await loadNodes(host, choice, parent), store),
    search: async (host, keyword, signal) => {
      const { pid, pcode, condition } = choice
      return named(await loadTreeData(host, { ...(pid && { pid }), pcode, condition, keyword }, signal), store)
    },
    fetch: (host, keys) => fetchNames(host, store, keys),
    find: (host, names) => findItems(host, categoryDict(store), names),
  }
}

/** Nodes whose value is what is stored. The id stays beside it: children are asked for by it. */
const named = (nodes: readonly TreeNode[], store: StoredCategory): readonly TreeNode[] =>
  store === 'id' ? nodes : nodes.flatMap(node => (node.code === undefined ? [] : [{ ...node, value: node.code, id: node.value }]))

function loadNodes(host: Host, { pcode, pid, condition }: CategoryChoice, parent: TreeNode | undefined): Promise<readonly TreeNode[]> {
  const below = parent === undefined ? (pid ?? undefined) : (parent.id ?? parent.value)
  // Only this call knows conditions; the others are what every server of the family has.
  if (condition.trim() !== '') return loadTreeData(host, { pid: below, pcode, condition })
  return below === undefined ? loadTreeRoot(host, pcode) : loadTreeChildren(host, below)
}

/** Of one category by a call of its own; of several by one call that keeps their order, which that of categories does not everywhere. */
async function fetchNames(host: Host, store: StoredCategory, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [first, ...more] = keys
  if (first !== undefined && more.length === 0) return nameOf(host, store, first)
  try {
    return await fetchItems(host, categoryDict(store), keys)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const names = await Promise.all(keys.map(key => nameOf(host, store, key)))
    return new Map(names.flatMap(each => [...each]))
  }
}

async function nameOf(host: Host, store: StoredCategory, key: string): Promise<ReadonlyMap<string, string>> {
  const name = store === 'id' ? (await loadDictItem(host, [key]))[0] : await loadOne(host, 'code', key).catch(unknown)
  return name === undefined ? new Map() : new Map([[key, name]])
}

/** 查询无果 is an answer too: the code stands for itself. */
const unknown = (error: unknown) => {
  if (error instanceof RequestError) return undefined
  throw error
}
