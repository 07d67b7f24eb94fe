import type { ExpressionNode, TextSpan } from '../model/expression'
import { failTooDeep } from './issue'
import { limits } from './limits'

/** The expressions directly inside a node. */
export function partsOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return []
    case 'member':
      return [node.object]
    case 'index':
      return [node.object, node.index]
    case 'unary':
      return [node.operand]
    case 'binary':
    case 'logical':
      return [node.left, node.right]
    case 'conditional':
      return [node.test, node.then, node.otherwise]
    case 'list':
      return node.items
    case 'object':
      return node.entries.map(entry => entry.value)
    case 'template':
      return node.parts.filter(part => typeof part !== 'string')
    case 'call':
      return node.arguments
    case 'lambda':
      return [node.body]
  }
}

export function spanning(first: TextSpan, last: TextSpan): TextSpan {
  return { offset: first.offset, length: last.offset + last.length - first.offset }
}

/** Makes nodes and refuses those that would stand on too many others, however flat their text looks. */
export class NodeFactory {
  private readonly depths = new WeakMap<ExpressionNode, number>()

  make<Node extends ExpressionNode>(node: Node): Node {
    const depth = 1 + Math.max(0, ...partsOf(node).map(part => this.depths.get(part) ?? 0))
    if (depth > limits.depth) failTooDeep(node)
    this.depths.set(node, depth)
    return node
  }
}
