import { nearest } from '../model/nearest'

/** Named things of one kind, each defined once. */
export interface NamedMap<Thing> {
  /** Throws when the name is taken. */
  define(name: string, thing: Thing): void
  /** Throws for an unknown name and says the nearest known one. */
  get(name: string): Thing
  find(name: string): Thing | undefined
  /** In the order of definition. */
  all(): readonly Thing[]
  names(): readonly string[]
}

/** `word` names the kind of thing in errors, such as `cell type`. */
export function createNamedMap<Thing>(word: string): NamedMap<Thing> {
  const things = new Map<string, Thing>()
  return {
    define(name, thing) {
      if (typeof name !== 'string' || name.trim() === '') throw new Error(`${word}: a name is needed`)
      if (things.has(name)) throw new Error(`${word} "${name}" is defined twice`)
      things.set(name, thing)
    },
    get(name) {
      const thing = things.get(name)
      if (thing === undefined) throw new Error(unknownName(word, name, things.keys()))
      return thing
    },
    find: name => things.get(name),
    all: () => [...things.values()],
    names: () => [...things.keys()],
  }
}

export function unknownName(word: string, name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return `no ${word} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`
}
