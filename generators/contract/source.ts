import {
  findNodeAtLocation,
  type Node as JsonNode,
  type ParseError,
  parse as parseTolerantly,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { pointerKeys } from './node'

/** A place in a text, both counted from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A text as data, what was wrong with it, and where things stand in it. */
export interface Source {
  readonly value: unknown
  readonly problems: readonly { readonly position: Position; readonly what: string }[]
  /** The position of what the pointer names, or of the nearest thing around it that exists. */
  positionOf(pointer: string): Position
}

/** Reads JSON, and YAML 1.2 where the text is none. A broken text gives what could be understood of it, with its problems. */
export function readSource(text: string): Source {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text
  return /^\s*[{[]/.test(bare) ? readJson(bare) : readYaml(bare)
}

function readJson(text: string): Source {
  const positionOf = (pointer: string) => at(text, jsonOffset(text, pointer))
  try {
    const value: unknown = JSON.parse(text)
    return { value, problems: repeatedKeys(text), positionOf }
  } catch {
    // What looks like JSON may be YAML in flow style.
    const errors: ParseError[] = []
    const value: unknown = parseTolerantly(text, errors, { allowTrailingComma: true })
    const strict: ParseError[] = []
    parseTree(text, strict, { disallowComments: true })
    const problems = strict.map(error => ({ position: at(text, error.offset), what: printParseErrorCode(error.error) }))
    return { value, problems, positionOf }
  }
}

function readYaml(text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, uniqueKeys: true, prettyErrors: false })
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const problems = document.errors.map(error => ({ position: position(error.pos[0]), what: error.message.split('\n')[0] ?? '' }))
  const positionOf = (pointer: string): Position => {
    const keys = pointerKeys(pointer)
    for (;;) {
      const node = keys.length === 0 ? document.contents : nodeIn(document, keys)
      if (isNode(node) && node.range) return position(node.range[0])
      if (keys.pop() === undefined) return { line: 1, column: 1 }
    }
  }
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 10_000 })
  } catch (error) {
    problems.push({ position: { line: 1, column: 1 }, what: error instanceof Error ? error.message : String(error) })
  }
  return { value, problems, positionOf }
}

/** Keys of YAML may be numbers, such as the status of a response. */
function nodeIn(document: ReturnType<typeof parseDocument>, keys: readonly string[]): unknown {
  let node: unknown = document.contents
  for (const key of keys) {
    if (isAlias(node)) node = node.resolve(document)
    if (isSeq(node)) node = node.items[Number(key)]
    else if (isMap(node)) node = node.items.find(pair => String(isScalar(pair.key) ? pair.key.value : pair.key) === key)?.value
    else return undefined
  }
  return node
}

/** Keys that stand twice in one object: JSON.parse keeps the last one and says nothing. */
function repeatedKeys(text: string): Source['problems'] {
  const problems: { position: Position; what: string }[] = []
  const open: (Set<string> | null)[] = []
  let index = 0
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code === 0x7b) open.push(new Set())
    else if (code === 0x5b) open.push(null)
    else if (code === 0x7d || code === 0x5d) open.pop()
    else if (code === 0x22) {
      const end = closingQuote(text, index)
      const keys = open.at(-1)
      if (keys && isKey(text, end + 1)) {
        const name = text.slice(index + 1, end)
        if (keys.has(name)) problems.push({ position: at(text, index), what: `the key "${name}" stands twice, the last one counts` })
        else keys.add(name)
      }
      index = end
    }
    index++
  }
  return problems
}

function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (text.charCodeAt(end - 1) === 0x5c && backslashes(text, end) % 2 === 1) end = text.indexOf('"', end + 1)
  return end
}

function backslashes(text: string, end: number): number {
  let start = end
  while (text.charCodeAt(start - 1) === 0x5c) start--
  return end - start
}

function isKey(text: string, index: number): boolean {
  let next = index
  while (text.charCodeAt(next) <= 0x20) next++
  return text.charCodeAt(next) === 0x3a
}

function at(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

const trees = new WeakMap<object, JsonNode | undefined>()
const texts = new Map<string, object>()

function jsonOffset(text: string, pointer: string): number {
  const handle = texts.get(text) ?? {}
  texts.clear()
  texts.set(text, handle)
  if (!trees.has(handle)) trees.set(handle, parseTree(text))
  const tree = trees.get(handle)
  if (tree === undefined) return 0
  const keys = pointerKeys(pointer)
  let node = tree
  for (const key of keys) {
    const found = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key])
    if (found === undefined) break
    node = found
  }
  return node.offset
}
