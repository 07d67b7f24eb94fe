import type { ClientRequest } from '../model/client'
import type { Host } from '../model/host'
import { readTreeNodes, type TreeNode } from './tree-nodes'

const get = (host: Host, path: string, query: NonNullable<ClientRequest['query']>) =>
  // The caller shows a failure in its own place.
  host.client.request<unknown>({ method: 'GET', path: `/sys/category/${path}`, query, silent: true })

/** What is below the category with a code, one level when `lazy`, else with all levels below it. */
export async function loadTreeRoot(host: Host, pcode: string, lazy = true): Promise<readonly TreeNode[]> {
  return readTreeNodes(await get(host, 'loadTreeRoot', { async: lazy, pcode }))
}

/** What is directly below the category with an id. */
export async function loadTreeChildren(host: Host, pid: string): Promise<readonly TreeNode[]> {
  return readTreeNodes(await get(host, 'loadTreeChildren', { pid }))
}

/** Name of the one category whose field has a value, such as `code` and `A01`; undefined when the server names none. */
export async function loadOne(host: Host, field: string, val: string): Promise<string | undefined> {
  const answer = await get(host, 'loadOne', { field, val })
  const name = typeof answer === 'object' && answer !== null && 'name' in answer ? answer.name : undefined
  return typeof name === 'string' ? name : undefined
}

/** Which categories of a tree are wanted. */
export interface CategoryTree {
  /** Of the parent; absent: the one with the code `pcode`. */
  readonly pid?: string | undefined
  /** `0` is the root of all. */
  readonly pcode: string
  /** JSON text such as `{"status":"1"}`; absent: all. */
  readonly condition?: string
  /** Every node below whose name holds it, with those above, instead of what is directly below. */
  readonly keyword?: string
}

/** What is directly below a category. Every parameter is written out: servers of the family want the empty ones too. */
export async function loadTreeData(
  host: Host,
  { pid = '', pcode, condition = '', keyword }: CategoryTree,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> {
  const path = `/sys/category/loadTreeData?${new URLSearchParams({ pid, pcode, condition, ...(keyword && { keyword }) })}`
  return readTreeNodes(await host.client.request({ method: 'GET', path, silent: true, signal }))
}

/** Names of categories by their ids. Older servers leave unknown ones out and keep no order. */
export async function loadDictItem(host: Host, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const answer = await get(host, 'loadDictItem/', { ids: ids.join(',') })
  return Array.isArray(answer) ? answer.filter(name => typeof name === 'string') : []
}
