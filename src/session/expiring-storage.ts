/** Sign-in and its dictionaries last 7 days. */
export const SEVEN_DAYS = 604_800_000

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** JSON values with an end, in a browser storage. What is over or unreadable counts as absent. */
export interface ExpiringStorage {
  get(key: string): unknown
  /** `life` in milliseconds; absent: until removed. */
  set(key: string, value: unknown, life?: number): void
  remove(key: string): void
}

function unpack(text: string | null): { value: unknown; expire: number | null } | null {
  try {
    const packed: unknown = JSON.parse(text ?? 'null')
    if (typeof packed !== 'object' || packed === null || !('value' in packed)) return null
    const expire = 'expire' in packed && typeof packed.expire === 'number' ? packed.expire : null
    return { value: packed.value, expire }
  } catch {
    return null
  }
}

/** In memory, for browsers that refuse storage: the session then lasts as long as the page. */
function memory(): Backing {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: key => void values.delete(key),
  }
}

function usable(open: () => Storage): Backing {
  try {
    const storage = open()
    storage.setItem('weft-probe', '1')
    storage.removeItem('weft-probe')
    return storage
  } catch {
    return memory()
  }
}

export function createExpiringStorage(open: () => Storage, now: () => number = Date.now): ExpiringStorage {
  const backing = usable(open)
  return {
    get(key) {
      const found = unpack(backing.getItem(key))
      return found && (found.expire === null || found.expire > now()) ? found.value : undefined
    },
    set(key, value, life) {
      const text = JSON.stringify({ value, expire: life === undefined ? null : now() + life })
      try {
        backing.setItem(key, text)
      } catch (error) {
        console.warn(`No room left to keep ${key}.`, error)
      }
    },
    remove: key => backing.removeItem(key),
  }
}
