import type { Host } from '../model/host'

async function ask(host: Host, dict: string, keys: readonly string[], more: object = {}): Promise<readonly unknown[]> {
  const path = `/sys/dict/loadDictItem/${encodeURIComponent(dict)}`
  const answer = await host.client.request({ method: 'GET', path, query: { key: keys.join(','), ...more }, silent: true })
  return Array.isArray(answer) ? answer : []
}

/** Names of values of a table, also of those that it offers no more, by `loadDictItem`, which answers one for each in its order; those of values that are not there are left out. */
export async function fetchItems(host: Host, dict: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await ask(host, dict, keys, { delNotExist: false })
  if (texts.length === keys.length) return withoutGone(host, dict, pair(keys, texts))
  // An older server leaves unknown keys out without saying which: ask for each.
  if (keys.length === 1) return new Map()
  const found = await Promise.all(keys.map(key => fetchItems(host, dict, [key])))
  return new Map(found.flatMap(each => [...each]))
}

function pair(keys: readonly string[], texts: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(keys.flatMap((key, index) => (typeof texts[index] === 'string' ? [[key, texts[index]] as const] : [])))
}

/** A key that came back as its own text is called so, or is not there any more: a call that leaves unknown ones out tells. */
async function withoutGone(host: Host, dict: string, found: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const doubtful = [...found].flatMap(([key, text]) => (key === text ? [key] : []))
  if (doubtful.length === 0) return found
  const there = new Set(await ask(host, dict, doubtful))
  return new Map([...found].filter(([key, text]) => key !== text || there.has(key)))
}
