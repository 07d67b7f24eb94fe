import type { Expression, ExpressionNode, NameUse } from '../model/expression'
import { partsOf } from './nodes'

/** The paths of names that a node reads, each once, in order of first use. */
export function collectNames(node: ExpressionNode): readonly NameUse[] {
  const found = new Map<string, NameUse>()
  collect(node, new Set(), found)
  return [...found.values()]
}

/** Every path of names that the expression reads: `user.orgCode`, `status`. Parameters of function literals are none. */
export function namesUsed(expression: Expression): readonly string[] {
  return expression.names.map(use => use.path.join('.'))
}

function collect(node: ExpressionNode, bound: ReadonlySet<string>, found: Map<string, NameUse>): void {
  const path = pathOf(node)
  if (path !== undefined) {
    const [root = ''] = path
    const key = JSON.stringify(path)
    if (!bound.has(root) && !found.has(key)) found.set(key, { root, path, offset: node.offset, length: node.length })
    return
  }
  const inner = node.kind === 'lambda' ? new Set([...bound, ...node.parameters]) : bound
  for (const part of partsOf(node)) collect(part, inner, found)
}

function pathOf(node: ExpressionNode): readonly string[] | undefined {
  if (node.kind === 'name') return [node.name]
  if (node.kind !== 'member') return undefined
  const path = pathOf(node.object)
  return path === undefined ? undefined : [...path, node.key]
}
