import { loadTreeData, readOptions, readTreeNodes, type TreeNode } from '../../dictionary'
import type { Host } from '../../model/host'
import type { FetchLabels } from '../shared/label-loader'
import type { TreeSettings } from './schema'

/** False for what is no JSON text of an object; blank is none at all. */
export function isCondition(text: string): boolean {
  if (text.trim() === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The nodes below one, or the top nodes when `parent` is undefined. */
export async function loadNodes(host: Host, settings: TreeSettings, parent: string | undefined): Promise<readonly TreeNode[]> {
  const { dict, pidField, hasChildField, pidValue, pcode, condition } = settings
  if (!dict) return loadTreeData(host, { ...(parent !== undefined && { pid: parent }), pcode, condition })
  const [tableName = '', text = '', code = ''] = dict.split(',')
  // With every parameter written out: servers of the family want the empty ones too, which a client leaves out.
  const query = new URLSearchParams({ pid: parent ?? pidValue, pidField, tableName, text, code, hasChildField, condition })
  return readTreeNodes(await host.client.request({ method: 'GET', path: `/sys/dict/loadTreeData?${query}` }))
}

/** The word under which names of this tree's nodes are kept. */
export const treeLabels = ({ dict, pcode }: TreeSettings) => (dict ? `tree ${dict}` : `category ${pcode}`)

/** Names by value, of nodes that need not be loaded. */
export function fetchTreeLabels({ dict, pcode }: TreeSettings): FetchLabels {
  if (dict) return (host, keys) => fetchItems(host, dict, keys)
  return async host => {
    const answer = await host.client.request({ method: 'GET', path: '/sys/category/loadAllData', query: { code: pcode } })
    return new Map(readOptions(answer).map(option => [option.value, option.text]))
  }
}

async function fetchItems(host: Host, dict: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const path = `/sys/dict/loadDictItem/${encodeURIComponent(dict)}`
  const answer = await host.client.request({ method: 'GET', path, query: { key: keys.join(','), delNotExist: false } })
  const texts = Array.isArray(answer) ? answer : []
  if (texts.length === keys.length) return pair(keys, texts)
  // An older server leaves unknown keys out without saying which: ask for each.
  if (keys.length === 1) return new Map()
  const found = await Promise.all(keys.map(key => fetchItems(host, dict, [key])))
  return new Map(found.flatMap(each => [...each]))
}

function pair(keys: readonly string[], texts: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(keys.flatMap((key, index) => (typeof texts[index] === 'string' ? [[key, texts[index]] as const] : [])))
}
