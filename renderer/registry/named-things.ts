import { nearest } from '../model/nearest'

/** Things of one kind by their names; each name belongs to one of them. */
export interface NamedThings<Thing> {
  /** Throws for an unknown name and says the nearest known one. */
  get(name: string): Thing
  find(name: string): Thing | undefined
  /** In the order in which they were given. */
  readonly all: readonly Thing[]
  readonly names: readonly string[]
}

/** Something and where it was given, such as `cells[3]`. */
export interface Placed<Thing> {
  readonly thing: Thing
  readonly place: string
}

/**
 * `word` names the kind of thing in errors, such as `cell type`; `namesOf` tells all names of one, its own first. Throws for a name that
 * is empty, and for one that two of them have, with the places of both.
 */
export function namedThings<Thing>(
  word: string,
  given: readonly Placed<Thing>[],
  namesOf: (thing: Thing) => readonly [string, ...string[]],
): NamedThings<Thing> & { /** The own name behind any name. */ resolve(name: string): string | undefined } {
  const owners = new Map<string, Placed<Thing>>()
  const things = new Map<string, Thing>()
  for (const { thing, place } of given) {
    for (const name of namesOf(thing)) {
      if (typeof name !== 'string' || name.trim() === '') throw new Error(`${word}: a name is needed at ${place}`)
      const owner = owners.get(name)
      if (owner !== undefined) {
        const both = [owner, { thing, place }].map(each => `"${namesOf(each.thing)[0]}" at ${each.place}`)
        throw new Error(`${word} "${name}" is defined twice: by ${both.join(' and by ')}`)
      }
      owners.set(name, { thing, place })
    }
    things.set(namesOf(thing)[0], thing)
  }
  return {
    get(name) {
      const thing = things.get(name)
      if (thing === undefined) throw new Error(unknownName(word, name, things.keys()))
      return thing
    },
    find: name => things.get(name),
    all: [...things.values()],
    names: [...things.keys()],
    resolve(name) {
      const owner = owners.get(name)
      return owner && namesOf(owner.thing)[0]
    },
  }
}

function unknownName(word: string, name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return `no ${word} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`
}
