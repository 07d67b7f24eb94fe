import ts from 'typescript'
import { type Mutant, mutated, parse } from './mutants'

/** A mutant and the number that switches it on. */
export interface Switch {
  readonly id: number
  readonly mutant: Mutant
}

/** Whether a parent goes on with what the node gives: `node.name`, `node()`, `node!`, or a place that is written to. */
function goesOn(node: ts.Node, { parent }: ts.Node): boolean {
  if (
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNonNullExpression(parent)
  ) {
    return parent.expression === node
  }
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag === node
  if (ts.isPostfixUnaryExpression(parent)) return true
  if (ts.isPrefixUnaryExpression(parent)) return [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(parent.operator)
  const sign = ts.isBinaryExpression(parent) && parent.left === node ? parent.operatorToken.kind : undefined
  return sign !== undefined && sign >= ts.SyntaxKind.FirstAssignment && sign <= ts.SyntaxKind.LastAssignment
}

/** What is a value by itself. */
function isValue(node: ts.Node): boolean {
  if (!ts.isExpression(node) || ts.isSpreadElement(node) || ts.isOmittedExpression(node)) return false
  const { parent } = node
  return !(ts.isPropertyAccessExpression(parent) && parent.name === node) && !('name' in parent && parent.name === node)
}

/** The smallest expression that holds the whole mutant and may be put into brackets; undefined: there is none. */
function around(source: ts.SourceFile, { start, end }: Mutant): ts.Node | undefined {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.end < end) return
    if (isValue(node) && !goesOn(node, node)) found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isStatement = (node: ts.Node) => ts.isExpressionStatement(node.parent)

/**
 * The text with all the mutants in it, each of which is there while `weftMutant(id)` says so. Those that stand in no expression are left
 * out. A text of any size has them once, so it is loaded once for all of them.
 */
export function switched(file: string, text: string, switches: readonly Switch[]): string {
  const source = parse(file, text)
  const held = new Map<ts.Node, Switch[]>()
  for (const each of switches) {
    const node = statementCall(source, each.mutant) ?? around(source, each.mutant)
    if (node) held.set(node, [...(held.get(node) ?? []), each])
  }
  const write = (node: ts.Node): string => {
    const plain = inside(node)
    const choices = held.get(node)
    if (!choices) return plain
    const start = node.getStart(source)
    const whole = text.slice(start, node.end)
    const cases = choices.map(({ id, mutant }) => {
      if (mutant.text === ';') return `globalThis.weftMutant(${id}) ? undefined : `
      return `globalThis.weftMutant(${id}) ? (${mutated(whole, { start: mutant.start - start, end: mutant.end - start, text: mutant.text })}) : `
    })
    // A statement that begins with a bracket would go on with the line before it.
    return `${isStatement(node) ? 'void ' : ''}(${cases.join('')}(${plain}))`
  }
  const inside = (node: ts.Node): string => {
    let written = ''
    let at = node.getStart(source)
    ts.forEachChild(node, child => {
      const start = child.getStart(source)
      if (child.end <= at) return
      written += text.slice(at, start) + write(child)
      at = child.end
    })
    return written + text.slice(at, node.end)
  }
  return text.slice(0, source.getStart(source)) + inside(source) + text.slice(source.end)
}

/** The call of a statement that a mutant leaves out. */
function statementCall(source: ts.SourceFile, { start, end, text }: Mutant): ts.Node | undefined {
  if (text !== ';') return undefined
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && node.getStart(source) === start && node.end === end) found = node.expression
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
