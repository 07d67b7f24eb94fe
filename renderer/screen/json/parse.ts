import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { type Issue, makeIssue } from '../../model/issues'
import { DEEPEST, firstTooDeep } from '../../model/json-depth'
import { type JsonDocument, positionAt } from './document'

const longest = 2_000_000

/** A document, or what keeps the text from being JSON. Comments and trailing commas are none of JSON. */
export function parseJson(file: string, text: string): { readonly document?: JsonDocument; readonly issues: readonly Issue[] } {
  const at = (offset: number) => ({ path: [], position: positionAt({ file, text }, offset) })
  if (text.length > longest) return { issues: [makeIssue('JSON_TOO_LONG', at(0), longest)] }
  const tooDeep = firstTooDeep(text)
  if (tooDeep !== undefined) return { issues: [makeIssue('JSON_TOO_DEEP', at(tooDeep), DEEPEST)] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const [first] = errors
  if (first) return { issues: [syntaxIssue(text, first, at)] }
  if (!root) return { issues: [makeIssue('JSON_SYNTAX', at(0), 'the text is empty')] }
  const document = { file, text, root }
  const endless = endlessNumbers(root).map(({ offset, length }) =>
    makeIssue('JSON_NUMBER', at(offset), text.slice(offset, offset + Math.min(length, LONGEST_SHOWN))),
  )
  const issues = duplicateKeys(root).map(key => makeIssue('JSON_DUPLICATE_KEY', at(key.offset), String(key.value)))
  return { document, issues: [...issues, ...endless] }
}

/** Marks that people type for those of JSON, on a Chinese keyboard and out of other languages. */
const FOREIGN = new Map([
  ...['“', '”', '„', '＂', "'", '‘', '’', '`'].map(mark => [mark, '" around a text'] as const),
  ['，', ','],
  ['：', ':'],
  ['；', ','],
  [';', ','],
  ['｛', '{'],
  ['｝', '}'],
  ['［', '['],
  ['］', ']'],
  ['【', '['],
  ['】', ']'],
])

/** Only the first error is told: the later ones of a broken text are its consequences. */
function syntaxIssue(text: string, error: ParseError, at: (offset: number) => Parameters<typeof makeIssue>[1]): Issue {
  const name = printParseErrorCode(error.error)
  if (name === 'InvalidCommentToken') return makeIssue('JSON_COMMENT', at(error.offset))
  const comma = text.slice(0, error.offset).trimEnd()
  const closes = /[\]}]/.test(text[error.offset] ?? '')
  if (closes && comma.endsWith(',')) return makeIssue('JSON_TRAILING_COMMA', at(comma.length - 1))
  const foreign = FOREIGN.get(text[error.offset] ?? '')
  if (foreign !== undefined) return makeIssue('JSON_SYNTAX', at(error.offset), `found ${text[error.offset]}, expected ${foreign}`)
  const what = name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
  return makeIssue('JSON_SYNTAX', at(error.offset), what)
}

/** Characters of a number that a message shows. */
const LONGEST_SHOWN = 30

/** Numbers such as `1e400`, which JavaScript reads as infinite. */
const endlessNumbers = (node: Node): readonly Node[] =>
  node.type === 'number' && !Number.isFinite(node.value) ? [node] : (node.children ?? []).flatMap(endlessNumbers)

/** Keys that an object holds for a second time. */
function duplicateKeys(node: Node): Node[] {
  const seen = new Set<string>()
  const found: Node[] = []
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key && seen.has(String(key.value))) found.push(key)
    if (key) seen.add(String(key.value))
    found.push(...duplicateKeys(child))
  }
  return found
}
