import type { Host } from '../../model/host'

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
