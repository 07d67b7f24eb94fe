import type { CellNames } from '../model/cell-type'
import type { Host } from '../model/host'
import type { Option } from '../model/option'
import { loaderOf } from './labels'

/** What is known of the names of one kind of keys, and how more is learned. */
export interface NameBook {
  /** Keys with their names; the same list until another name is known. */
  options(): readonly Option[]
  /** False where its name has not been asked for. */
  knows(key: string): boolean
  /** Asks for the names of keys. Rejects where they cannot be had. */
  load(keys: readonly string[]): Promise<void>
  /** Asks whose the names are, also those that are known of one: others may bear them too. Rejects where no answer comes. */
  find(names: readonly string[]): Promise<void>
}

/** Names of one request: addresses must not grow without bound. */
const MOST = 50

export function nameBook(host: Host, { what, fetch, find }: CellNames): NameBook {
  const loader = loaderOf(host, what, fetch)
  let { labels } = loader.known.get()
  let options = listed(labels)
  const asked = new Set<string>()
  return {
    options() {
      if (labels !== loader.known.get().labels) {
        labels = loader.known.get().labels
        options = listed(labels)
      }
      return options
    },
    knows: key => asked.has(key) || loader.known.get().labels.has(key),
    async load(keys) {
      await loader.load(keys)
      for (const key of keys) asked.add(key)
    },
    async find(names) {
      for (let start = 0; start < names.length; start += MOST) {
        const some = names.slice(start, start + MOST)
        // A key may be given as it is. Some servers answer what they do not know by itself.
        const [found, keyed] = await Promise.all([find(host, some), fetch(host, some)])
        loader.learn(new Map([...found, ...[...keyed].filter(([key, text]) => key !== text)]))
      }
    },
  }
}

const listed = (labels: ReadonlyMap<string, string>): readonly Option[] => [...labels].map(([value, text]) => ({ value, text }))
