import type { BinaryOperator, ExpressionNode, LogicalOperator, TextSpan, UnaryOperator } from '../model/expression'
import { isForbidden } from './forbidden'
import { fail, failTooDeep } from './issue'
import { limits } from './limits'
import { NodeFactory, spanning } from './nodes'
import { parseCall } from './parse-call'
import { parseList, parseObject } from './parse-collection'
import type { Token } from './token'

const precedence = new Map<string, number>([
  ['??', 1],
  ['||', 1],
  ['&&', 2],
  ...['==', '!=', '===', '!=='].map(mark => [mark, 3] as const),
  ...['<', '<=', '>', '>=', 'in'].map(mark => [mark, 4] as const),
  ...['+', '-'].map(mark => [mark, 5] as const),
  ...['*', '/', '%'].map(mark => [mark, 6] as const),
])
const logical: ReadonlySet<string> = new Set(['&&', '||', '??'])
const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const reserved = new Set(
  (
    'new function class this super typeof void delete instanceof return var let const async await yield import export throw ' +
    'if else for while do switch case break continue try catch finally debugger with enum arguments eval'
  ).split(' '),
)

/** Recursive descent over tokens. One instance reads one expression, or the expressions of one template text. */
export class Parser {
  readonly nodes: NodeFactory
  private position = 0
  private depth: number
  private readonly grouped = new WeakSet<ExpressionNode>()

  constructor(
    private readonly tokens: readonly Token[],
    outer?: { nodes: NodeFactory; depth: number },
  ) {
    this.nodes = outer?.nodes ?? new NodeFactory()
    this.depth = outer?.depth ?? 0
  }

  /** The one expression that the tokens are. */
  whole(): ExpressionNode {
    const node = this.expression()
    const rest = this.peek()
    if (rest.kind !== 'end') this.unexpected('an operator or the end of the expression')
    return node
  }

  expression(): ExpressionNode {
    return this.nested(() => {
      if (this.lambdaAhead())
        fail('functionLiteral', this.peek(), 'a function literal', 'one only as an argument of a list function such as map')
      const test = this.binary(1)
      if (!this.take('?')) return test
      const then = this.expression()
      this.expect(':')
      const otherwise = this.expression()
      return this.nodes.make({ kind: 'conditional', test, then, otherwise, ...spanning(test, otherwise) })
    })
  }

  private binary(level: number): ExpressionNode {
    let left = this.unary()
    for (;;) {
      const token = this.peek()
      const own = isOperator(token) ? precedence.get(token.text) : undefined
      if (own === undefined || own < level) return left
      this.next()
      const right = this.binary(own + 1)
      left = this.joined(token, left, right)
    }
  }

  private joined(token: Token, left: ExpressionNode, right: ExpressionNode): ExpressionNode {
    const span = spanning(left, right)
    if (!logical.has(token.text)) {
      return this.nodes.make({ kind: 'binary', operator: token.text as BinaryOperator, left, right, ...span })
    }
    const operator = token.text as LogicalOperator
    const mixed = [left, right].some(
      part => part.kind === 'logical' && !this.grouped.has(part) && (operator === '??') !== (part.operator === '??'),
    )
    if (mixed) fail('unexpected', token, `"${operator}" beside another logical operator`, 'parentheses that say which comes first')
    return this.nodes.make({ kind: 'logical', operator, left, right, ...span })
  }

  private unary(): ExpressionNode {
    const token = this.peek()
    if (token.kind !== 'mark' || !['-', '+', '!'].includes(token.text)) return this.postfix()
    this.next()
    return this.nested(() => {
      const operand = this.unary()
      return this.nodes.make({ kind: 'unary', operator: token.text as UnaryOperator, operand, ...spanning(token, operand) })
    })
  }

  private postfix(): ExpressionNode {
    let node = this.primary()
    for (;;) {
      const token = this.peek()
      if (token.kind !== 'mark') return node
      if (token.text === '.' || token.text === '?.') {
        this.next()
        node = token.text === '?.' && this.is('[') ? this.index(node) : this.member(node)
      } else if (token.text === '[') node = this.index(node)
      else if (token.text === '(') this.failMethod(node)
      else return node
    }
  }

  private member(object: ExpressionNode): ExpressionNode {
    const key = this.next()
    if (key.kind !== 'word') this.unexpected('the name of a member', key)
    this.allow(key.text, key)
    return this.nodes.make({ kind: 'member', object, key: key.text, ...spanning(object, key) })
  }

  private index(object: ExpressionNode): ExpressionNode {
    this.expect('[')
    const index = this.expression()
    const span = spanning(object, this.expect(']'))
    if (index.kind !== 'literal' || typeof index.value !== 'string') return this.nodes.make({ kind: 'index', object, index, ...span })
    this.allow(index.value, index)
    return this.nodes.make({ kind: 'member', object, key: index.value, ...span })
  }

  private failMethod(node: ExpressionNode): never {
    if (node.kind === 'member')
      fail('method', node, `the method call ".${node.key}("`, `a function with the value as its argument: ${node.key}(value)`)
    return this.unexpected('an operator or the end of the expression')
  }

  private primary(): ExpressionNode {
    const token = this.next()
    if (token.kind === 'number' && token.number !== undefined)
      return this.nodes.make({ kind: 'literal', value: token.number, ...(token.digits && { digits: token.digits }), ...span(token) })
    if (token.kind === 'text') return this.nodes.make({ kind: 'literal', value: token.text, ...span(token) })
    if (token.kind === 'template') return this.templateText(token)
    if (token.kind === 'word') return this.word(token)
    if (token.text === '(') return this.group()
    if (token.text === '[') return parseList(this, token)
    if (token.text === '{') return parseObject(this, token)
    return this.unexpected('a value', token)
  }

  private group(): ExpressionNode {
    const node = this.expression()
    this.expect(')')
    this.grouped.add(node)
    return node
  }

  private word(token: Token): ExpressionNode {
    if (this.is('(') && !reserved.has(token.text)) return parseCall(this, token)
    if (token.text === 'undefined') return this.nodes.make({ kind: 'literal', ...span(token) })
    const value = constants.get(token.text)
    if (value !== undefined) return this.nodes.make({ kind: 'literal', value, ...span(token) })
    this.allowName(token)
    return this.nodes.make({ kind: 'name', name: token.text, ...span(token) })
  }

  private templateText(token: Token): ExpressionNode {
    const outer = { nodes: this.nodes, depth: this.depth }
    const parts = (token.parts ?? []).map(part => (typeof part === 'string' ? part : new Parser(part, outer).whole()))
    return this.nodes.make({ kind: 'template', parts, ...span(token) })
  }

  /** Refuses a word that cannot be a name of the scope. */
  allowName(token: Token): void {
    this.allow(token.text, token)
    if (token.text === 'in' || reserved.has(token.text)) this.unexpected('a value', token)
  }

  /** Refuses a key that leads from data to code. */
  allow(key: string, at: TextSpan): void {
    if (isForbidden(key)) fail('forbiddenName', at, `"${key}"`, 'the name of a value')
  }

  /** Whether a function literal begins here: `item =>` or `(item, index) =>`. */
  lambdaAhead(): boolean {
    if (this.peek().kind === 'word') return this.is('=>', 1)
    if (!this.is('(')) return false
    let ahead = 1
    while (this.peek(ahead).kind === 'word' || this.is(',', ahead)) ahead++
    return this.is(')', ahead) && this.is('=>', ahead + 1)
  }

  nested<T>(read: () => T): T {
    if (++this.depth > limits.depth) failTooDeep(this.peek())
    const result = read()
    this.depth--
    return result
  }

  peek(ahead = 0): Token {
    return this.tokens[this.position + ahead] ?? (this.tokens.at(-1) as Token)
  }

  next(): Token {
    const token = this.peek()
    this.position++
    return token
  }

  is(mark: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'mark' && token.text === mark
  }

  take(mark: string): boolean {
    if (!this.is(mark)) return false
    this.next()
    return true
  }

  expect(mark: string): Token {
    return this.is(mark) ? this.next() : this.unexpected(`"${mark}"`)
  }

  unexpected(expected: string, token: Token = this.peek()): never {
    const found = token.kind === 'end' ? 'the end of the expression' : token.kind === 'text' ? 'a text' : `"${token.text}"`
    return fail('unexpected', token, found, expected)
  }
}

function isOperator(token: Token): boolean {
  return token.kind === 'mark' || (token.kind === 'word' && token.text === 'in')
}

function span(token: Token): TextSpan {
  return { offset: token.offset, length: token.length }
}
