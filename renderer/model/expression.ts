/** Where a piece of a text stands, in UTF-16 units from its start. */
export interface TextSpan {
  readonly offset: number
  readonly length: number
}

export type UnaryOperator = '-' | '+' | '!'
export type LogicalOperator = '&&' | '||' | '??'
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=' | 'in'

export interface LiteralNode extends TextSpan {
  readonly kind: 'literal'
  /** Absent for the word `undefined`. */
  readonly value?: string | number | boolean | null
  /** All digits of a number that no double spells. */
  readonly digits?: string
}
/** A bare word, looked up in the scope (or a parameter of a function literal around it). */
export interface NameNode extends TextSpan {
  readonly kind: 'name'
  readonly name: string
}
/** `object.key` and `object?.key`: the same, because null has no members and that is no error. */
export interface MemberNode extends TextSpan {
  readonly kind: 'member'
  readonly object: ExpressionNode
  readonly key: string
}
/** `object[index]` with a computed index; a constant text in the brackets is a `MemberNode`. */
export interface IndexNode extends TextSpan {
  readonly kind: 'index'
  readonly object: ExpressionNode
  readonly index: ExpressionNode
}
export interface UnaryNode extends TextSpan {
  readonly kind: 'unary'
  readonly operator: UnaryOperator
  readonly operand: ExpressionNode
}
export interface BinaryNode extends TextSpan {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: ExpressionNode
  readonly right: ExpressionNode
}
export interface LogicalNode extends TextSpan {
  readonly kind: 'logical'
  readonly operator: LogicalOperator
  readonly left: ExpressionNode
  readonly right: ExpressionNode
}
export interface ConditionalNode extends TextSpan {
  readonly kind: 'conditional'
  readonly test: ExpressionNode
  readonly then: ExpressionNode
  readonly otherwise: ExpressionNode
}
export interface ListNode extends TextSpan {
  readonly kind: 'list'
  readonly items: readonly ExpressionNode[]
}
export interface ObjectNode extends TextSpan {
  readonly kind: 'object'
  readonly entries: readonly { readonly key: string; readonly value: ExpressionNode }[]
}
/** Template text: pieces of text and the expressions between them. */
export interface TemplateTextNode extends TextSpan {
  readonly kind: 'template'
  readonly parts: readonly (string | ExpressionNode)[]
}
export interface CallNode extends TextSpan {
  readonly kind: 'call'
  readonly name: string
  readonly arguments: readonly ExpressionNode[]
}
/** A function literal; it occurs only as an argument of a list function. */
export interface LambdaNode extends TextSpan {
  readonly kind: 'lambda'
  readonly parameters: readonly string[]
  readonly body: ExpressionNode
}

export type ExpressionNode =
  | LiteralNode
  | NameNode
  | MemberNode
  | IndexNode
  | UnaryNode
  | BinaryNode
  | LogicalNode
  | ConditionalNode
  | ListNode
  | ObjectNode
  | TemplateTextNode
  | CallNode
  | LambdaNode

/** One use of a name of the scope; parameters of function literals are no names. */
export interface NameUse extends TextSpan {
  /** The first word: `user` in `user.orgCode`. */
  readonly root: string
  /** All constant steps from it, root first: `['user', 'orgCode']`. Ends before a computed index. */
  readonly path: readonly string[]
}

/** A parsed expression. Pure data: it can be kept, sent and compared. Offsets count from the start of `text`. */
export interface Expression {
  readonly text: string
  readonly node: ExpressionNode
  /** Every path of names once, in order of first use. */
  readonly names: readonly NameUse[]
}

/** A text with `{{ }}`. A template of one part that is no string keeps the type of its value. */
export interface Template {
  readonly text: string
  readonly parts: readonly (string | TemplatePart)[]
}
/** One `{{ }}` of a template; `offset` is where the expression's own text begins in the template. */
export interface TemplatePart {
  readonly expression: Expression
  readonly offset: number
}

export type ExpressionIssueCode =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'unexpected'
  | 'unclosed'
  | 'number'
  | 'escape'
  | 'assignment'
  | 'method'
  | 'functionLiteral'
  | 'unknownFunction'
  | 'arguments'
  | 'forbiddenName'

/** Why a text is no expression. `found` and `expected` are phrases for `found X, expected Y`. */
export interface ExpressionIssue extends TextSpan {
  readonly code: ExpressionIssueCode
  readonly found: string
  readonly expected: string
  /** The nearest known word, when there is one. */
  readonly nearest?: string
}

/** The names that an expression sees. */
export interface Scope {
  /** The value of a name; undefined when nothing has that name. */
  get(name: string): unknown
}
