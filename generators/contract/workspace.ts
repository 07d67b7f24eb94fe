import { posix } from 'node:path'
import type { Report } from './issues'
import { child, isObject, kindOf, type Node, type Place, pointerKeys, rootNode } from './node'
import { readSource, type Source } from './source'
import { convertSwagger, isSwagger, originalPointer, swaggerPointer } from './swagger'

interface Document {
  readonly source: Source | null
  readonly root: unknown
  /** It was Swagger 2.0: its pointers are other ones than those of the text. */
  readonly converted: boolean
}

/** Columns behind this one are those of a text without lines. */
const LONG = 400

/** Reads a file's text, or throws; or gives what was read of its text already. */
export type ReadText = (file: string) => string | Source

/** The documents of one run, each read once, with the references between them. */
export class Workspace {
  readonly #documents = new Map<string, Document | null>()
  readonly #steps = new Map<string, Node | null>()
  readonly #anchors = new Map<string, Map<string, Node>>()

  constructor(
    readonly read: ReadText,
    readonly report: Report,
  ) {}

  /** Every file that was asked for, in the order of asking. */
  get files(): string[] {
    return [...this.#documents.keys()]
  }

  /** The files of whose text parts are lost. */
  get broken(): string[] {
    return [...this.#documents].filter(([, document]) => document?.source?.broken).map(([file]) => file)
  }

  /** The whole document; null when it cannot be read, which is reported once. */
  root(file: string): Node | null {
    const known = this.#documents.get(file)
    const document = known === undefined ? this.#load(file) : known
    return document && rootNode(file, document.root)
  }

  #load(file: string): Document | null {
    const document = this.#parse(file)
    this.#documents.set(file, document)
    return document
  }

  #parse(file: string): Document | null {
    const at = { file, pointer: '' }
    let read: string | Source
    try {
      read = this.read(file)
    } catch (error) {
      this.report('CONTRACT_UNREADABLE', at, error instanceof Error ? error.message : String(error))
      return null
    }
    const source = typeof read === 'string' ? readSource(read) : read
    this.#documents.set(file, { source, root: source.value, converted: false })
    for (const { position, what } of source.problems) this.report('CONTRACT_SYNTAX', { ...at, position }, what)
    if (!isObject(source.value)) {
      this.report('CONTRACT_NO_DOCUMENT', at, kindOf(source.value))
      return null
    }
    if (!isSwagger(source.value)) return { source, root: source.value, converted: false }
    this.report('CONTRACT_CONVERTED', at)
    return { source, root: convertSwagger(source.value), converted: true }
  }

  /** Where a `$ref` of this place leads, followed to the end; null when it leads nowhere, which is reported. */
  follow(ref: string, from: Place): Node | null {
    const seen = new Set<string>()
    let at = from
    let next = ref
    for (;;) {
      const node = this.#step(next, at)
      if (node === null) {
        this.report('CONTRACT_LOST_REF', from, ref)
        return null
      }
      const further = isObject(node.value) && isBareReference(node.value) ? node.value.$ref : undefined
      if (typeof further !== 'string') return node
      const key = `${node.at.file}#${node.at.pointer}`
      if (seen.has(key)) {
        this.report('CONTRACT_REF_LOOP', from, ref)
        return null
      }
      seen.add(key)
      at = node.at
      next = further
    }
  }

  /** The object itself, or what its `$ref` leads to. For the objects of OpenAPI that may be references, but schemas. */
  deref(node: Node): Node | null {
    const seen = new Set<string>()
    let found: Node | null = node
    while (found !== null && isObject(found.value) && typeof found.value.$ref === 'string') {
      const { $ref } = found.value
      if (seen.has(`${found.at.file} ${$ref}`)) {
        this.report('CONTRACT_REF_LOOP', node.at, $ref)
        return null
      }
      seen.add(`${found.at.file} ${$ref}`)
      found = this.follow($ref, found.at)
    }
    return found
  }

  /** One step, remembered: large documents refer to the same thing a thousand times. */
  #step(ref: string, from: Place): Node | null {
    const key = `${from.file}\n${ref}`
    const known = this.#steps.get(key)
    if (known !== undefined) return known
    const node = this.#find(ref, from.file)
    this.#steps.set(key, node)
    return node
  }

  #find(ref: string, from: string): Node | null {
    const hash = ref.indexOf('#')
    const path = hash === -1 ? ref : ref.slice(0, hash)
    const fragment = decoded(hash === -1 ? '' : ref.slice(hash + 1))
    const file = path === '' ? from : fileOf(path, from)
    let node = this.root(file)
    if (fragment !== '' && !fragment.startsWith('/')) return this.#anchor(file, fragment)
    const pointer = this.#documents.get(file)?.converted ? swaggerPointer(fragment) : fragment
    for (const key of pointerKeys(pointer)) node = node && child(node, key)
    return node === null || node.value === undefined ? null : node
  }

  /** `$anchor` and `$dynamicAnchor` of JSON Schema 2020-12 §8.2.2. */
  #anchor(file: string, name: string): Node | null {
    let anchors = this.#anchors.get(file)
    if (anchors === undefined) {
      anchors = new Map()
      const root = this.root(file)
      if (root) collectAnchors(root, anchors)
      this.#anchors.set(file, anchors)
    }
    return anchors.get(name) ?? null
  }

  /** `file:line:column` of a place, or of the nearest thing around it that exists. */
  position(at: Place): string {
    if (at.position) return `${at.file}:${at.position.line}:${at.position.column}`
    const document = this.#documents.get(at.file)
    const pointer = document?.converted ? originalPointer(at.pointer) : at.pointer
    const { line, column } = document?.source?.positionOf(pointer) ?? { line: 1, column: 1 }
    // In a text of one line the column says little: where in the data tells more.
    const where = column > LONG ? ` (#${pointer})` : ''
    return `${at.file}:${line}:${column}${where}`
  }
}

/** Nothing but a reference, and the same in the words of springfox. */
const isBareReference = (value: object) => Object.keys(value).every(key => key === '$ref' || key === 'originalRef')

function collectAnchors(node: Node, found: Map<string, Node>) {
  if (typeof node.value !== 'object' || node.value === null) return
  if (isObject(node.value)) {
    for (const word of ['$anchor', '$dynamicAnchor'] as const) {
      const name = node.value[word]
      if (typeof name === 'string' && !found.has(name)) found.set(name, node)
    }
  }
  for (const key of Object.keys(node.value)) collectAnchors(child(node, key), found)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isUrl = (text: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(text)

/** A path as it is written in a document, from where that document stands: a file or an address. */
export function fileOf(path: string, from: string): string {
  if (isUrl(path)) return path
  if (isUrl(from)) return new URL(path, from).href
  return path.startsWith('/') ? path : posix.join(posix.dirname(from), decoded(path))
}
