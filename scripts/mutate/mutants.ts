import ts from 'typescript'

/** One change of a text that its tests should notice. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
}

const SWAPS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
}

const METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    every: 'some',
    some: 'every',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
    toLowerCase: 'toUpperCase',
    toUpperCase: 'toLowerCase',
  }),
)

type Change = (node: ts.Node, source: ts.SourceFile) => readonly Mutant[]

const replaced = (node: ts.Node, source: ts.SourceFile, text: string): Mutant => ({ start: node.getStart(source), end: node.end, text })

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

const operators: Change = (node, source) => {
  if (!ts.isBinaryExpression(node)) return []
  const sign = node.operatorToken.getText(source)
  const text = SWAPS[sign]
  // Texts are joined by the same sign; their difference is no program.
  if (text === undefined || (sign === '+' && (isText(node.left) || isText(node.right)))) return []
  // The one sign that may not stand beside its replacement without brackets.
  if (sign === '??') return [replaced(node, source, `((${node.left.getText(source)}) ${text} (${node.right.getText(source)}))`)]
  return [replaced(node.operatorToken, source, text)]
}

const literals: Change = (node, source) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, source, 'false')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced(node, source, 'true')]
  // The name of a property is no place for a sum.
  if (ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node) return []
  return ts.isNumericLiteral(node) && !node.text.includes('n') ? [replaced(node, source, `(${node.text} + 1)`)] : []
}

/** What decides, decided once and for all. */
const decisions: Change = (node, source) => {
  if (ts.isIfStatement(node)) return ['true', 'false'].map(text => replaced(node.expression, source, text))
  if (ts.isConditionalExpression(node)) return ['true', 'false'].map(text => replaced(node.condition, source, text))
  return []
}

const negations: Change = (node, source) =>
  ts.isPrefixUnaryExpression(node) && [ts.SyntaxKind.ExclamationToken, ts.SyntaxKind.MinusToken].includes(node.operator)
    ? [replaced(node, source, `(${node.operand.getText(source)})`)]
    : []

const methods: Change = (node, source) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { expression, name } = node.expression
  const text = METHODS.get(name.text)
  if (text !== undefined) return [replaced(name, source, text)]
  return name.text === 'filter' && node.arguments.length === 1 ? [replaced(node, source, expression.getText(source))] : []
}

/** A call for what it does, left out. */
const calls: Change = (node, source) =>
  ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && node.expression.expression.kind !== ts.SyntaxKind.SuperKeyword
    ? [replaced(node, source, ';')]
    : []

const CHANGES: readonly Change[] = [operators, literals, decisions, negations, methods, calls]

/** Types and imports run nowhere. */
const runsNot = (node: ts.Node) =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)

export const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = parse(file, text)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (runsNot(node)) return
    found.push(...CHANGES.flatMap(change => change(node, source)))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

export const mutated = (text: string, { start, end, text: instead }: Mutant): string => text.slice(0, start) + instead + text.slice(end)

/** The text with a look at the clock at the beginning of each loop: a mutant may not know when to end. */
export function guarded(file: string, text: string): string {
  const places: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) places.push(node.statement.getStart(), -node.statement.end)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  const edits = places.map(place => (place < 0 ? { at: -place, text: '}' } : { at: place, text: '{globalThis.weftMutantCheck?.();' }))
  // From the end, so that places stay; of two ends at one place the order is no matter.
  return edits.sort((a, b) => b.at - a.at).reduce((whole, { at, text: more }) => whole.slice(0, at) + more + whole.slice(at), text)
}
