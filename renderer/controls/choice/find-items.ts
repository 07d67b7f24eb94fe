import type { Host } from '../../model/host'
import { records, textOf } from '../base/records'

/** Questions that are asked at the same time. */
const AT_ONCE = 6

/** Values of everything in a table that is called by one of the names, by `loadDict`, which answers what holds a text. */
export async function findItems(host: Host, dict: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const answers = names.slice(start, start + AT_ONCE).map(name => itemsCalled(host, dict, name))
    for (const [value, text] of (await Promise.all(answers)).flat()) found.set(value, text)
  }
  return found
}

async function itemsCalled(host: Host, dict: string, name: string): Promise<readonly (readonly [string, string])[]> {
  const path = `/sys/dict/loadDict/${encodeURIComponent(dict)}`
  const answer = await host.client.request({ method: 'GET', path, query: { keyword: name }, silent: true })
  return records(answer).flatMap(item => {
    const [value, text] = [textOf(item, 'value'), textOf(item, 'text')]
    return value !== undefined && text === name ? [[value, text] as const] : []
  })
}
