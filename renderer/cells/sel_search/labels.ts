import type { Host } from '../../model/host'
import type { FetchLabels } from '../shared/label-loader'

/** The word under which texts of a dictionary's values are kept. */
export const labelsOf = (dict: string): string => `search ${dict}`

/** Texts of values by `loadDictItem`, which answers one for each value in its order. */
export const fetchLabels =
  (dict: string): FetchLabels =>
  async (host: Host, keys) => {
    const path = `/sys/dict/loadDictItem/${encodeURIComponent(dict)}`
    const answer = await host.client.request({ method: 'GET', path, query: { key: keys.join(',') } })
    const texts: readonly unknown[] = Array.isArray(answer) ? answer : []
    // Servers that leave unknown values out tell nothing about the others.
    if (texts.length !== keys.length) return new Map()
    return new Map(keys.map((key, index) => [key, String(texts[index] ?? key)]))
  }
