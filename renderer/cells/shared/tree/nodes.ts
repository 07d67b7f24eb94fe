import type { TreeNode } from '../../../dictionary'
import type { Host } from '../../../model/host'
import type { FetchLabels } from '../label-loader'

/** Where the nodes of a tree come from, and the names of those that are not loaded. Keep its identity while nothing of it changes. */
export interface TreeSource {
  /** The word under which names of its nodes are kept. */
  readonly what: string
  /** The nodes below one, or the top nodes when `parent` is undefined. */
  readonly load: (host: Host, parent: TreeNode | undefined) => Promise<readonly TreeNode[]>
  readonly fetch: FetchLabels
  /** Said in a warning when nodes cannot be read. */
  readonly code: string
}

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

/** Names of values by `loadDictItem`, which answers one for each in its order. */
export async function fetchItems(host: Host, dict: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const path = `/sys/dict/loadDictItem/${encodeURIComponent(dict)}`
  const answer = await host.client.request({ method: 'GET', path, query: { key: keys.join(','), delNotExist: false }, silent: true })
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
