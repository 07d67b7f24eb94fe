import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Json } from '../../model/json'
import { DEEPEST, firstTooDeep } from '../../model/json-depth'
import { texts } from './texts'

/** What is wrong in a text: characters from one offset to another. */
export interface JsonProblem {
  readonly from: number
  readonly to: number
  readonly message: string
}

/** What keeps a text from being JSON, in its order; nothing of an empty one. */
export function jsonProblems(text: string): readonly JsonProblem[] {
  if (text.trim() === '') return []
  const deep = firstTooDeep(text)
  if (deep !== undefined) return [{ from: deep, to: deep + 1, message: texts.tooDeep(DEEPEST) }]
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length > 0) return errors.map(problemOf)
  return root === undefined ? [] : [...doubtful(root, text)]
}

/** The value of a text; undefined when it is none, and null for an empty one. */
export function jsonValue(text: string): Json | undefined {
  if (text.trim() === '') return null
  return jsonProblems(text).length > 0 ? undefined : (JSON.parse(text) as Json)
}

/** The first thing that is wrong in a text, with line and column; undefined when nothing is. */
export function jsonFault(text: string): string | undefined {
  const [first] = jsonProblems(text)
  if (first === undefined) return undefined
  const before = text.slice(0, first.from)
  return texts.at(before.split('\n').length, first.from - before.lastIndexOf('\n'), first.message)
}

function problemOf({ error, offset, length }: ParseError): JsonProblem {
  return { from: offset, to: offset + Math.max(length, 1), message: texts.faults[printParseErrorCode(error)] ?? texts.notJson }
}

/** What is JSON, and would not come back as it was written. */
function* doubtful(node: Node, text: string): Generator<JsonProblem> {
  const { offset: from, length } = node
  if (node.type === 'number' && !isKept(text.slice(from, from + length))) {
    yield { from, to: from + length, message: texts.tooPrecise }
  }
  const seen = new Set<string>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key !== undefined && seen.has(String(key.value))) {
      yield { from: key.offset, to: key.offset + key.length, message: texts.twice(String(key.value)) }
    }
    if (key !== undefined) seen.add(String(key.value))
    yield* doubtful(child, text)
  }
}

const isKept = (digits: string): boolean => !/^-?\d+$/.test(digits) || Number.isSafeInteger(Number(digits))
