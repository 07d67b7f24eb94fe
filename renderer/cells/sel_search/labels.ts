import { findItems } from '../../controls/choice/find-items'
import { fetchItems } from '../../dictionary/fetch-items'
import { dictionariesOf } from '../../dictionary/store'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'

/** Who knows the texts of a dictionary's values: of a table those that are asked for, of a code all at once. */
export function namesOf(dict: string): CellNames {
  const what = `search ${dict}`
  if (dict.includes(','))
    return { what, fetch: (host, keys) => fetchItems(host, dict, keys), find: (host, names) => findItems(host, dict, names) }
  const all = async (host: Host) => {
    const options = await dictionariesOf(host).load(dict)
    return new Map(options.map(({ value, text }) => [value, text]))
  }
  return { what, fetch: all, find: all }
}
