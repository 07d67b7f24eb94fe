import { readDecimal, toPlainValue } from '../model/decimal'
import type { CallNode, Expression, ExpressionNode, LambdaNode, LogicalNode, Scope } from '../model/expression'
import { ExpressionError } from './expression-error'
import { functions } from './functions'
import type { Lambda } from './functions/definition'
import { limits } from './limits'
import { binaryOperators, unaryOperators } from './operators'
import { Run } from './run'

/** What an evaluation may be told. */
export interface EvaluateOptions {
  /** What `now()` and `today()` answer; the clock when left out. */
  readonly now?: () => Date
  /** Steps that the evaluation may take; `limits.steps` when left out. */
  readonly steps?: number
}

/**
 * The value of an expression. It reads the scope and nothing else, changes nothing and always ends.
 * Throws an `ExpressionError` with its position when it would cost too much or reach what it must not.
 */
export function evaluate(expression: Expression, scope: Scope, options: EvaluateOptions = {}): unknown {
  const run = new Run(options.now ?? (() => new Date()), options.steps ?? limits.steps)
  try {
    return toPlainValue(visit(expression.node, scope, run))
  } catch (error) {
    if (error instanceof ExpressionError) throw error
    return run.fail('failed', error instanceof Error ? error.message : String(error), error)
  }
}

/** Numbers keep all their digits from one operation to the next; what is more than a number sees them as plain values. */
function visit(node: ExpressionNode, scope: Scope, run: Run): unknown {
  run.enter(node)
  switch (node.kind) {
    case 'literal':
      return node.digits === undefined ? node.value : readDecimal(node.digits)
    case 'name':
      return scope.get(node.name)
    case 'unary':
      return unaryOperators[node.operator](visit(node.operand, scope, run))
    case 'logical':
      return logical(node, scope, run)
    case 'conditional':
      return visit(visit(node.test, scope, run) ? node.then : node.otherwise, scope, run)
    case 'call':
      return call(node, scope, run)
    case 'lambda':
      return lambda(node, scope, run)
    default:
      return compound(node, scope, run)
  }
}

type Compound = Extract<ExpressionNode, { kind: 'member' | 'index' | 'binary' | 'list' | 'object' | 'template' }>

/** The nodes that do something to their parts, and so charge it to themselves afterwards. */
function compound(node: Compound, scope: Scope, run: Run): unknown {
  const value = (part: ExpressionNode): unknown => toPlainValue(visit(part, scope, run))
  const charged = <T>(result: T): T => {
    run.at(node)
    return result
  }
  switch (node.kind) {
    case 'member':
      return run.member(charged(value(node.object)), node.key)
    case 'index': {
      const object = value(node.object)
      const index = charged(value(node.index))
      return run.member(object, run.text(index))
    }
    case 'binary': {
      const left = visit(node.left, scope, run)
      const right = charged(visit(node.right, scope, run))
      return binaryOperators[node.operator](left, right, run)
    }
    case 'list':
      return node.items.map(value)
    case 'object':
      return Object.fromEntries(node.entries.map(entry => [entry.key, value(entry.value)]))
    case 'template': {
      const pieces = node.parts.map(part => (typeof part === 'string' ? part : run.text(value(part))))
      return run.checked(charged(pieces).join(''))
    }
  }
}

function logical(node: LogicalNode, scope: Scope, run: Run): unknown {
  const left = visit(node.left, scope, run)
  if (node.operator === '&&') return left ? visit(node.right, scope, run) : left
  if (node.operator === '||') return left ? left : visit(node.right, scope, run)
  return left ?? visit(node.right, scope, run)
}

function call(node: CallNode, scope: Scope, run: Run): unknown {
  const target = functions.get(node.name)
  const given = node.arguments.map(argument => visit(argument, scope, run))
  run.at(node)
  if (target === undefined) return run.fail('failed', `there is no function "${node.name}"`)
  const result = target.apply(run, target.exact ? given : given.map(toPlainValue))
  run.at(node)
  return run.checked(result)
}

function lambda(node: LambdaNode, scope: Scope, run: Run): Lambda {
  return (...values) => {
    const inner: Scope = {
      get: name => {
        const index = node.parameters.indexOf(name)
        return index >= 0 ? values[index] : scope.get(name)
      },
    }
    return visit(node.body, inner, run)
  }
}
