import { type Expression, nearest, parseExpression } from '../../../../renderer/core'
import type { Dialect } from '../dialect'
import type { ColumnShape, ParameterValue, ParameterValues, Typed } from '../types'
import { type Context, ExpressionRefusal, type Span } from './context'
import { boolean, conversions, NOTHING, number, text } from './convert'
import { sqlFunctions } from './functions'
import { binaryOperators, unaryOperators } from './operators'
import { SharedValues } from './shared'
import { texts } from './texts'

export { ExpressionRefusal } from './context'

type Node = Expression['node']
type NodeOf<Kind> = Extract<Node, { kind: Kind }>

/** A column as a statement names it. */
export interface NamedColumn extends ColumnShape {
  readonly name: string
  readonly sql: string
}

export interface Surroundings {
  readonly dialect: Dialect
  readonly columns: readonly NamedColumn[]
  readonly now: Date
  /** What `param.name` stands for. Default: there are none. */
  readonly parameters?: ParameterValues | undefined
}

/** Whose members are the parameters of a recipe. */
const PARAMETER = 'param'

/** A name that is no word stands in brackets: `row['金额(元)']`. */
const ROW = 'row'

/**
 * An expression of screens as SQL over the columns of a row, with the same results as in the browser; whole numbers and decimals are exact
 * where the browser would round them to floats. Throws an `ExpressionRefusal` for what SQL cannot say.
 */
export class ExpressionCompiler {
  private readonly context: Context
  private readonly shared = new SharedValues()
  /** Names of the columns that values were taken from. */
  readonly used = new Set<string>()
  private readonly string: Dialect['string']
  private readonly given: (parameter: ParameterValue) => Typed
  private readonly parameters: ParameterValues
  private place: Span = { offset: 0, length: 0 }

  constructor({ columns, dialect, now, parameters = new Map() }: Surroundings) {
    const byName = new Map(columns.map(column => [column.name, column]))
    const share = (sql: string) => this.shared.share(sql)
    const words = { ...dialect.values(share), trying: dialect.trying }
    const convert = conversions(words)
    this.string = dialect.string
    this.parameters = parameters
    this.given = ({ type, value }) => {
      if (value === null) return NOTHING
      const written = dialect.string(value)
      if (type === 'text') return { ...text(written), literal: value }
      const shape: ColumnShape = type === 'date' ? { type } : { type: 'decimal', digits: value.split('.')[1]?.length ?? 0 }
      return convert.column(`cast(${written} as ${dialect.typeName(shape)})`, shape)
    }
    this.context = {
      ...convert,
      dialect: words,
      now,
      columnNames: [...byName.keys()],
      column: name => {
        const found = byName.get(name)
        return found && convert.column(found.sql, found)
      },
      share,
      refuse: message => {
        throw new ExpressionRefusal(message, this.place)
      },
    }
  }

  /** The value of an expression. */
  value(expression: string): Typed {
    const { sql, ...value } = this.context.toResult(this.visit(this.parse(expression)))
    return { ...value, sql: this.shared.share(sql) }
  }

  /** The rows that values and conditions are taken from: `from` with what expressions share. */
  rows(from: string): string {
    return this.shared.beside(from)
  }

  /** Whether it counts as true. */
  condition(expression: string): string {
    return this.truth(this.parse(expression))
  }

  private parse(source: string): Node {
    const { expression, issue } = parseExpression(source)
    if (issue) throw new ExpressionRefusal(texts.syntax(issue.offset + 1), issue)
    return expression.node
  }

  private visit(node: Node): Typed {
    const value = this.made(node)
    return { ...value, sql: this.shared.share(value.sql) }
  }

  private made(node: Node): Typed {
    this.place = node
    switch (node.kind) {
      case 'literal':
        return this.literal(node.value ?? null, node.digits)
      case 'name':
        return this.column(node.name)
      case 'unary':
        return this.unary(node)
      case 'binary':
        return this.binary(node)
      case 'logical':
        return this.logical(node)
      case 'conditional':
        return this.choice(
          [node.then, node.otherwise],
          ([then, otherwise]) => `case when ${this.truth(node.test)} then ${then} else ${otherwise} end`,
        )
      case 'call':
        return this.call(node)
      case 'template':
        return this.template(node)
      case 'member':
        return this.member(node)
      default:
        return this.context.refuse(texts.noLists)
    }
  }

  private literal(value: string | number | boolean | null, written = String(value)): Typed {
    if (value === null) return NOTHING
    if (typeof value === 'string') return { ...text(this.string(value)), literal: value }
    if (typeof value === 'boolean') return { ...boolean(String(value)), literal: value }
    const exactly = /^\d{1,20}(?:\.(\d{1,6}))?$/.exec(written)
    if (!exactly) return { ...number(`cast('${value}' as double)`), literal: value }
    const digits = exactly[1]?.length ?? 0
    return { kind: 'exact', sql: `cast(${written} as decimal(38, ${digits}))`, digits, literal: value }
  }

  private column(name: string): Typed {
    const found = this.context.column(name)
    if (found) {
      this.used.add(name)
      return found
    }
    const missing = { name, nearest: nearest(name, this.context.columnNames) }
    throw new ExpressionRefusal(texts.unknownColumn(name, missing.nearest), this.place, missing)
  }

  private parameter(name: string): Typed {
    const found = this.parameters.get(name)
    return found ? this.given(found) : this.context.refuse(texts.unknownParameter(name, nearest(name, [...this.parameters.keys()])))
  }

  private unary({ operator, operand }: NodeOf<'unary'>): Typed {
    if (operator === '!') return boolean(`not ${this.truth(operand)}`)
    const { literal, ...value } = this.visit(operand)
    const result = unaryOperators[operator]?.(value, this.context) ?? NOTHING
    return typeof literal === 'number' && operator === '-' ? { ...result, literal: -literal } : result
  }

  private binary(node: NodeOf<'binary'>): Typed {
    if (node.operator === 'in') return this.isIn(node)
    const [left, right] = [this.visit(node.left), this.visit(node.right)]
    this.place = node
    const operate = binaryOperators[node.operator]
    return operate ? operate(left, right, this.context) : this.context.refuse(texts.noLists)
  }

  private isIn({ left, right }: NodeOf<'binary'>): Typed {
    const value = this.visit(left)
    if (right.kind === 'list') {
      const same = right.items.map(item => binaryOperators['==']?.(this.visit(item), value, this.context).sql)
      return boolean(`(${same.join(' or ') || 'false'})`)
    }
    const whole = this.visit(right)
    if (whole.kind !== 'text' || value.kind === 'null') return boolean('false')
    return boolean(`coalesce(${value.sql} is not null and ${this.context.dialect.text.has(whole.sql, this.context.text(value))}, false)`)
  }

  private logical({ operator, left, right }: NodeOf<'logical'>): Typed {
    return this.choice([left, right], ([first, second], [value]) => {
      if (operator === '??') return `coalesce(${first}, ${second})`
      const truth = value ? this.context.truth(value) : 'false'
      return operator === '&&'
        ? `case when ${truth} then ${second} else ${first} end`
        : `case when ${truth} then ${first} else ${second} end`
    })
  }

  /** A value that is one of several: they are made of one kind. */
  private choice(nodes: readonly Node[], sql: (values: readonly string[], given: readonly Typed[]) => string): Typed {
    const given = nodes.map(node => this.visit(node))
    const alike = this.context.unify(given) ?? this.context.refuse(texts.mixedKinds)
    const shape = alike.find(({ kind }) => kind !== 'null') ?? NOTHING
    const { literal: _, ...kind } = shape
    return {
      ...kind,
      sql: `(${sql(
        alike.map(value => value.sql),
        given,
      )})`,
    }
  }

  /** Conditions may join what has no kind in common. */
  private truth(node: Node): string {
    if (node.kind !== 'logical' || node.operator === '??') return this.context.truth(this.visit(node))
    return this.shared.share(`(${this.truth(node.left)} ${node.operator === '&&' ? 'and' : 'or'} ${this.truth(node.right)})`)
  }

  private call(node: NodeOf<'call'>): Typed {
    const made = Object.hasOwn(sqlFunctions, node.name) ? sqlFunctions[node.name] : undefined
    if (!made) return this.context.refuse(texts.unknownFunction(node.name))
    const args = node.arguments.map(argument => this.visit(argument))
    this.place = node
    return made(args, this.context)
  }

  private template({ parts }: NodeOf<'template'>): Typed {
    const pieces = parts.map(part =>
      typeof part === 'string' ? this.context.text(this.literal(part)) : this.context.text(this.visit(part)),
    )
    return text(`(${pieces.join(' || ') || "''"})`)
  }

  private member({ object, key }: NodeOf<'member'>): Typed {
    if (object.kind === 'name' && object.name === ROW && !this.context.column(ROW)) return this.column(key)
    if (object.kind === 'name' && object.name === PARAMETER && !this.context.column(PARAMETER)) return this.parameter(key)
    const value = this.visit(object)
    if (value.kind !== 'text' || key !== 'length') return this.context.refuse(texts.noMember)
    return number(`cast(${this.context.dialect.text.length(value.sql)} as double)`)
  }
}
