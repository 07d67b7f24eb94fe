import type { Report } from './issues'
import type { NamedSchema, Place } from './model'
import { Names } from './names'
import { type Node, pointerKeys } from './node'
import type { Workspace } from './workspace'

/** What the readers of the single objects share during one run. */
export class Reading {
  readonly names = new Names()
  readonly #byPlace = new Map<string, string>()
  readonly #waiting: { readonly name: string; readonly node: Node }[] = []

  constructor(
    readonly workspace: Workspace,
    readonly report: Report,
  ) {}

  /** The name of the schema that stands there; it is converted later, so that schemas may refer to each other. */
  nameOf(node: Node): string {
    const key = `${node.at.file}#${node.at.pointer}`
    const known = this.#byPlace.get(key)
    if (known !== undefined) return known
    const name = this.names.type(wanted(node.at), areaOf(node.at.file))
    this.#byPlace.set(key, name)
    this.#waiting.push({ name, node })
    return name
  }

  /** Converts what was named, and what that names, until nothing waits. */
  drain(convert: (node: Node) => NamedSchema['schema']): NamedSchema[] {
    const done: NamedSchema[] = []
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      done.push({ name: next.name, schema: convert(next.node), at: next.node.at })
    }
    return done
  }
}

/** `schemas/api/auth.json` → `auth`. */
export function areaOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]*$/, '').replace(/[^a-zA-Z0-9]+/g, '-')
}

/** The last key for a component; for a place deeper in, the keys on the way that say something. */
function wanted(at: Place): string {
  const keys = pointerKeys(at.pointer).filter(key => !['components', 'schemas', 'properties', 'schema', 'content', 'paths'].includes(key))
  return keys.length === 0 ? areaOf(at.file) : keys.join(' ')
}
