import type { ExpressionNode } from '../model/expression'
import { nearest } from '../model/nearest'
import { functions } from './functions'
import type { ExpressionFunction } from './functions/definition'
import { fail } from './issue'
import { spanning } from './nodes'
import type { Parser } from './parser'
import type { Token } from './token'

/** Reads the arguments of a call whose name was just read. */
export function parseCall(parser: Parser, name: Token): ExpressionNode {
  const target = functions.get(name.text)
  if (target === undefined) {
    parser.allow(name.text, name)
    fail(
      'unknownFunction',
      name,
      `the function "${name.text}"`,
      'a function of the expression language',
      nearest(name.text, functions.keys()),
    )
  }
  parser.expect('(')
  const args: ExpressionNode[] = []
  while (!parser.is(')')) {
    if (args.length > 0) parser.expect(',')
    args.push(parseArgument(parser, target, args.length))
  }
  const span = spanning(name, parser.expect(')'))
  if (args.length < target.least || args.length > target.most) fail('arguments', span, counted(args.length), target.usage)
  return parser.nodes.make({ kind: 'call', name: target.name, arguments: args, ...span })
}

function parseArgument(parser: Parser, target: ExpressionFunction, index: number): ExpressionNode {
  const takesLambda = target.lambda?.at === index
  if (takesLambda && parser.lambdaAhead()) return parseLambda(parser)
  if (takesLambda && target.lambda.required) parser.unexpected(`a function such as "item => item.name" in ${target.usage}`)
  return parser.expression()
}

function parseLambda(parser: Parser): ExpressionNode {
  const start = parser.peek()
  const parameters: string[] = []
  const parameter = (): void => {
    const token = parser.next()
    if (token.kind !== 'word') parser.unexpected('the name of a parameter', token)
    parser.allowName(token)
    parameters.push(token.text)
  }
  if (parser.take('(')) {
    while (!parser.is(')')) {
      if (parameters.length > 0) parser.expect(',')
      parameter()
    }
    parser.expect(')')
  } else parameter()
  parser.expect('=>')
  const body = parser.expression()
  return parser.nodes.make({ kind: 'lambda', parameters, body, ...spanning(start, body) })
}

function counted(count: number): string {
  return count === 0 ? 'no arguments' : count === 1 ? '1 argument' : `${count} arguments`
}
