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
  /** Parts of the text are lost: it is no case of a comma too many, a comment or a key that stands twice. */
  readonly broken: boolean
  /** The position of what the pointer names, or of the nearest thing around it that exists. */
  positionOf(pointer: string): Position
}

/** Reads JSON, and YAML 1.2 where the text is none. A broken text gives what could be understood of it, with its problems. */
export function readSource(text: string): Source {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text
  return /^\s*[{[]/.test(bare) ? readJson(bare) : readYaml(bare)
}

function readJson(text: string): Source {
  const places = new JsonPlaces(text)
  const positionOf = (pointer: string) => places.of(pointer)
  try {
    const value: unknown = JSON.parse(text)
    return { value, problems: repeatedKeys(text, places), broken: false, positionOf }
  } catch {
    // What looks like JSON may be YAML in flow style.
    const errors: ParseError[] = []
    const value: unknown = parseTolerantly(text, errors, { allowTrailingComma: true })
    const strict: ParseError[] = []
    parseTree(text, strict, { disallowComments: true })
    const problems = strict.map(error => ({ position: places.at(error.offset), what: printParseErrorCode(error.error) }))
    return { value, problems, broken: errors.length > 0, positionOf }
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
  let broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 10_000 })
  } catch (error) {
    problems.push({ position: { line: 1, column: 1 }, what: error instanceof Error ? error.message : String(error) })
    broken = true
  }
  return { value, problems, broken, positionOf }
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
function repeatedKeys(text: string, places: JsonPlaces): Source['problems'] {
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
        if (keys.has(name)) problems.push({ position: places.at(index), what: `the key "${name}" stands twice, the last one counts` })
        else keys.add(name)
      }
      index = end
    }
    index++
  }
  return problems
}

/** Where the text in quotes ends that begins at `start`; -1 where it has no end. */
export function closingQuote(text: string, start: number): number {
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

/** Places in one text of JSON: the tree and the lines are made when the first one is asked for. */
class JsonPlaces {
  #tree: JsonNode | undefined | null = null
  #lines: number[] | null = null

  constructor(readonly text: string) {}

  of(pointer: string): Position {
    if (this.#tree === null) this.#tree = parseTree(this.text)
    let node = this.#tree
    if (node === undefined) return this.at(0)
    for (const key of pointerKeys(pointer)) {
      const found = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key])
      if (found === undefined) break
      node = found
    }
    return this.at(node.offset)
  }

  at(offset: number): Position {
    this.#lines ??= startsOfLines(this.text)
    let [low, high] = [0, this.#lines.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lines[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lines[low] ?? 0) + 1 }
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
