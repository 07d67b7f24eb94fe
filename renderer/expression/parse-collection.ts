import type { ExpressionNode } from '../model/expression'
import { spanning } from './nodes'
import type { Parser } from './parser'
import type { Token } from './token'

/** Reads a list literal after its `[`. */
export function parseList(parser: Parser, open: Token): ExpressionNode {
  const items: ExpressionNode[] = []
  while (!parser.is(']')) {
    items.push(parser.expression())
    if (!parser.is(']')) parser.expect(',')
  }
  return parser.nodes.make({ kind: 'list', items, ...spanning(open, parser.expect(']')) })
}

/** Reads an object literal after its `{`: `key: value`, `"key": value` or the bare name of a value. */
export function parseObject(parser: Parser, open: Token): ExpressionNode {
  const entries: { key: string; value: ExpressionNode }[] = []
  while (!parser.is('}')) {
    const token = parser.next()
    if (!['word', 'text', 'number'].includes(token.kind)) parser.unexpected('the name of a member', token)
    const key = token.number === undefined ? token.text : String(token.number)
    parser.allow(key, token)
    entries.push({ key, value: parser.take(':') ? parser.expression() : shorthand(parser, token) })
    if (!parser.is('}')) parser.expect(',')
  }
  return parser.nodes.make({ kind: 'object', entries, ...spanning(open, parser.expect('}')) })
}

function shorthand(parser: Parser, token: Token): ExpressionNode {
  if (token.kind !== 'word') parser.unexpected('":"')
  parser.allowName(token)
  return parser.nodes.make({ kind: 'name', name: token.text, offset: token.offset, length: token.length })
}
