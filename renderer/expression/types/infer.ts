import type { Expression, ExpressionNode, IndexNode, LambdaNode, MemberNode } from '../../model/expression'
import { inferCall } from './calls'
import { type Note, type TypeFinding, textOf, typeWords } from './finding'
import { checkNumber, inferBinary } from './operators'
import { ANY, BOOLEAN, either, listOf, NUMBER, recordOf, TEXT, type ValueType } from './value-type'

/** Works out what an expression gives, and notes what cannot be meant. */
export interface Inference {
  type(node: ExpressionNode): ValueType
  /** What a function literal gives for items of that type. */
  lambda(node: LambdaNode, item: ValueType): ValueType
  /** Notes what is wrong with a part, whose text is said first. */
  say(node: ExpressionNode, what: string): void
}

/** The types of the names that an expression sees; undefined where nothing is known of one. */
export type TypeOfName = (name: string) => ValueType | undefined

class TypeInference implements Inference {
  constructor(
    private readonly text: string,
    private readonly nameType: TypeOfName,
    private readonly note: Note,
  ) {}

  type(node: ExpressionNode): ValueType {
    switch (node.kind) {
      case 'literal':
        return literalType(node.value)
      case 'name':
        return this.nameType(node.name) ?? ANY
      case 'member':
        return this.member(node)
      case 'index':
        return this.index(node)
      case 'unary':
        return this.unary(node.operator, node.operand)
      case 'binary':
        return inferBinary(node, this)
      case 'logical':
        return either(this.type(node.left), this.type(node.right))
      case 'conditional':
        this.type(node.test)
        return either(this.type(node.then), this.type(node.otherwise))
      case 'call':
        return inferCall(node, this)
      case 'lambda':
        return this.lambda(node, ANY)
      default:
        return this.made(node)
    }
  }

  lambda({ parameters: [item, index], body }: LambdaNode, type: ValueType): ValueType {
    const own = new Map([
      [item, type],
      [index, NUMBER],
    ])
    return new TypeInference(this.text, name => (own.has(name) ? own.get(name) : this.nameType(name)), this.note).type(body)
  }

  say(node: ExpressionNode, what: string): void {
    this.note({ offset: node.offset, what: `${textOf(this.text, node)} ${what}` })
  }

  private made(node: Extract<ExpressionNode, { kind: 'list' | 'object' | 'template' }>): ValueType {
    if (node.kind === 'list') {
      const items = node.items.map(item => this.type(item))
      return listOf(items.length === 0 ? ANY : items.reduce(either))
    }
    if (node.kind === 'object') return recordOf(node.entries.map(({ key, value }) => [key, this.type(value)] as const))
    for (const part of node.parts) if (typeof part !== 'string') this.type(part)
    return TEXT
  }

  private unary(operator: string, operand: ExpressionNode): ValueType {
    const type = this.type(operand)
    if (operator === '!') return BOOLEAN
    checkNumber(operand, type, this)
    return NUMBER
  }

  private member(node: MemberNode): ValueType {
    const type = this.type(node.object)
    if (type.kind === 'any') return ANY
    if (type.kind === 'record') return this.memberOf(node, type.members)
    if (node.key === 'length' && (type.kind === 'list' || type.kind === 'text')) return NUMBER
    const how = type.kind === 'list' ? ': first an item of it, as by [0], find(…) or item => …' : ''
    this.note({ offset: node.offset, what: `${textOf(this.text, node.object)} is ${typeWords(type)} and has no "${node.key}"${how}` })
    return ANY
  }

  private memberOf(node: MemberNode, members: ReadonlyMap<string, ValueType>): ValueType {
    const found = members.get(node.key)
    if (found === undefined) {
      const before = textOf(this.text, node.object)
      this.note({ offset: node.offset, name: `${before}.${node.key}`, known: [...members.keys()].map(name => `${before}.${name}`) })
    }
    return found ?? ANY
  }

  private index({ object, index }: IndexNode): ValueType {
    const type = this.type(object)
    this.type(index)
    return type.kind === 'list' ? type.of : ANY
  }
}

function literalType(value: unknown): ValueType {
  if (typeof value === 'string') return { kind: 'text', values: [value] }
  if (typeof value === 'number') return NUMBER
  return typeof value === 'boolean' ? BOOLEAN : ANY
}

/** What an expression gives, and what in it cannot be meant, in the order of its text. Knows nothing of names that `nameType` does not. */
export function inferTypes(
  expression: Expression,
  nameType: TypeOfName,
): { readonly type: ValueType; readonly findings: readonly TypeFinding[] } {
  const findings: TypeFinding[] = []
  const type = new TypeInference(expression.text, nameType, finding => findings.push(finding)).type(expression.node)
  return { type, findings: findings.toSorted((one, other) => one.offset - other.offset) }
}
