import type { Report } from './issues'
import type { NamedSchema, Place } from './model'
import { Names } from './names'
import { type Node, pointerKeys } from './node'
import type { Workspace } from './workspace'

/** What fits `from`, a regular expression, becomes `to`, which may name groups: `$1`. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/** How things are called. */
export interface Naming {
  /** Functions by `operationId` (the default), or by method and path. */
  readonly operations?: 'id' | 'path'
  /** Applied one after the other to the names of types and functions, before they are made unique. */
  readonly rename?: readonly Rename[]
  /** Before the name of each type; default: nothing. */
  readonly prefix?: string
  /** Names that no function may take. */
  readonly taken?: readonly string[]
}

/** What the readers of the single objects share during one run. */
export class Reading {
  readonly names: Names
  /** What the ids of operations stand for; null: nothing that tells one from another. */
  operationIds: ReadonlyMap<string, string | null> = new Map()
  readonly #byPlace = new Map<string, string>()
  readonly #byValue = new WeakMap<object, string>()
  readonly #waiting: { readonly name: string; readonly node: Node }[] = []

  constructor(
    readonly workspace: Workspace,
    readonly report: Report,
    readonly naming: Naming,
  ) {
    this.names = new Names(naming.prefix, naming.rename)
  }

  /** The name of the schema that stands there; it is converted later, so that schemas may refer to each other. */
  nameOf(node: Node): string {
    const value = typeof node.value === 'object' && node.value !== null ? node.value : null
    const quick = value === null ? undefined : this.#byValue.get(value)
    if (quick !== undefined) return quick
    const key = `${node.at.file}#${node.at.pointer}`
    const known = this.#byPlace.get(key)
    if (known !== undefined) return known
    const name = this.names.type(wanted(node.at), areaOf(node.at.file))
    this.#byPlace.set(key, name)
    if (value !== null) this.#byValue.set(value, name)
    this.#waiting.push({ name, node })
    return name
  }

  /** Converts what was named, and what that names, until nothing waits. */
  drain(convert: (node: Node) => NamedSchema['schema']): NamedSchema[] {
    const done: NamedSchema[] = []
    for (let index = 0; index < this.#waiting.length; index++) {
      const next = this.#waiting[index]
      if (next === undefined) break
      const keys = pointerKeys(next.node.at.pointer)
      const component = keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas' ? (keys[2] ?? null) : null
      done.push({ name: next.name, schema: convert(next.node), at: next.node.at, component })
    }
    return done
  }
}

/** `schemas/api/auth.json` → `auth`. */
export function areaOf(file: string): string {
  const path = file.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const area = name.replace(/\.(json|ya?ml)$/i, '').replace(/[^\p{L}\p{N}]+/gu, '-')
  return area.replace(/^-+|-+$/g, '') || 'api'
}

const ownFiles =
  'request operations http http-core http-fetch http-service streams parts index apis checks schemas validate validate-values hooks queries enums paging pages plans revive mock mock-browser mock-answers handlers routes serve serve-body serve-request serve-values'
const own = new Set(ownFiles.split(' '))

/** Whether outputs write a file of this name, which no document and no tag may take; for every system, whatever its letters' case. */
export const isOwnFile = (name: string) => own.has(name.toLowerCase())

/** The last key for a component; for a place deeper in, the keys on the way that say something. */
function wanted(at: Place): string {
  const silent = ['components', 'schemas', 'properties', 'schema', 'content', 'paths', '$defs', 'definitions']
  const keys = pointerKeys(at.pointer).filter(key => !silent.includes(key))
  return keys.length === 0 ? areaOf(at.file) : keys.join(' ')
}
