import { posix } from 'node:path'
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Report } from './issues'
import type { Place } from './model'
import { child, isObject, type Node, pointerKeys } from './node'

interface Document {
  readonly text: string
  readonly root: unknown
}

/** Reads a file's text, or throws. */
export type ReadText = (file: string) => string

/** The documents of one run, each read once, with the references between them. */
export class Workspace {
  readonly #documents = new Map<string, Document | null>()

  constructor(
    readonly read: ReadText,
    readonly report: Report,
  ) {}

  /** Every file that was asked for, in the order of asking. */
  get files(): string[] {
    return [...this.#documents.keys()]
  }

  /** The whole document; null when it cannot be read, which is reported once. */
  root(file: string): Node | null {
    const known = this.#documents.get(file)
    const document = known === undefined ? this.#load(file) : known
    return document && { value: document.root, at: { file, pointer: '' } }
  }

  #load(file: string): Document | null {
    const document = this.#parse(file)
    this.#documents.set(file, document)
    return document
  }

  #parse(file: string): Document | null {
    const at = { file, pointer: '' }
    let text: string
    try {
      text = this.read(file)
    } catch (error) {
      this.report('CONTRACT_UNREADABLE', at, error instanceof Error ? error.message : String(error))
      return null
    }
    try {
      return { text, root: JSON.parse(text) }
    } catch (error) {
      this.#documents.set(file, { text, root: undefined })
      this.report('CONTRACT_SYNTAX', at, syntaxError(text) ?? (error instanceof Error ? error.message : String(error)))
      return null
    }
  }

  /** Where a `$ref` of this place leads, followed to the end; null when it leads nowhere, which is reported. */
  follow(ref: string, from: Place): Node | null {
    const seen = new Set<string>()
    let at = from
    let next = ref
    for (;;) {
      const node = this.#step(next, at)
      if (node === null) return null
      const further = isObject(node.value) && Object.keys(node.value).length === 1 ? node.value.$ref : undefined
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
    const ref = isObject(node.value) ? node.value.$ref : undefined
    return typeof ref === 'string' ? this.follow(ref, node.at) : node
  }

  #step(ref: string, from: Place): Node | null {
    const [path = '', fragment = ''] = ref.split('#')
    if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
      this.report('CONTRACT_REMOTE_REF', from, ref)
      return null
    }
    const file = path === '' ? from.file : posix.join(posix.dirname(from.file), decodeURIComponent(path))
    let node = this.root(file)
    for (const key of pointerKeys(decodeURIComponent(fragment))) node = node && child(node, key)
    if (node === null || node.value === undefined) {
      this.report('CONTRACT_LOST_REF', from, ref)
      return null
    }
    return node
  }

  /** `file:line:column` of a place, or of the nearest thing around it that exists. */
  position(at: Place): string {
    const text = this.#documents.get(at.file)?.text
    const tree = text === undefined ? undefined : parseTree(text)
    const keys = pointerKeys(at.pointer)
    let found = tree
    while (tree !== undefined) {
      found = findNodeAtLocation(tree, keys.map(asIndex(tree, keys)))
      if (found !== undefined || keys.pop() === undefined) break
    }
    const before = (text ?? '').slice(0, found?.offset ?? 0)
    return `${at.file}:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
  }
}

/** jsonc-parser wants numbers for the places in an array. */
function asIndex(tree: Parameters<typeof findNodeAtLocation>[0], keys: readonly string[]) {
  const numeric = keys.map(() => false)
  let node: typeof tree | undefined = tree
  keys.forEach((key, index) => {
    numeric[index] = node?.type === 'array'
    node = node && findNodeAtLocation(node, [numeric[index] ? Number(key) : key])
  })
  return (key: string, index: number): string | number => (numeric[index] ? Number(key) : key)
}

function syntaxError(text: string): string | null {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const first = errors[0]
  if (first === undefined) return null
  const before = text.slice(0, first.offset)
  return `${printParseErrorCode(first.error)} in line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`
}
