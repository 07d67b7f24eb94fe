import { fetchItems } from '../../dictionary/fetch-items'
import { readTreeNodes, type TreeNode } from '../../dictionary/tree-nodes'
import type { Host } from '../../model/host'
import { findItems } from '../choice/find-items'
import type { TreeSource } from './nodes'

/** A table whose rows stand below each other. */
export interface TreeTable {
  /** `table,text column,value column`. */
  readonly dict: string
  /** Column of the parent's value. */
  readonly pidField: string
  /** Column that holds `1` where something stands below; empty: every node may have children. */
  readonly hasChildField: string
  /** Parent of the top nodes; empty: rows without parent. */
  readonly pidValue: string
  /** JSON text of an object: column to value, all of which must equal. */
  readonly condition: string
}

interface Search {
  readonly keyword: string
  readonly signal: AbortSignal
}

/** The rows below one parent; of a search those on any level that it finds, with all above them. */
export async function loadBelow(host: Host, { dict, ...table }: TreeTable, pid: string, search?: Search): Promise<readonly TreeNode[]> {
  const [tableName = '', text = '', code = ''] = dict.split(',')
  const { pidField, hasChildField, condition } = table
  // With every parameter written out: servers of the family want the empty ones too, which a client leaves out.
  const keyword = search && { keyword: search.keyword }
  const query = new URLSearchParams({ pid, pidField, tableName, text, code, hasChildField, condition, ...keyword })
  const path = `/sys/dict/loadTreeData?${query}`
  return readTreeNodes(await host.client.request({ method: 'GET', path, silent: true, ...(search && { signal: search.signal }) }))
}

/** The tree that a table makes. */
export function tableTree(table: TreeTable): TreeSource {
  const { dict, pidValue } = table
  return {
    what: `tree ${dict}`,
    code: dict,
    load: (host, parent) => loadBelow(host, table, parent?.value ?? pidValue),
    search: (host, keyword, signal) => loadBelow(host, table, pidValue, { keyword, signal }),
    fetch: (host, keys) => fetchItems(host, dict, keys),
    find: (host, names) => findItems(host, dict, names),
  }
}
