import { describeIssue, parseExpression, parseTemplate, USER_LISTS, USER_TEXTS } from '../../expression'
import type { Expression, Template } from '../../model/expression'
import type { Conditional, TemplateValue } from '../../model/field'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, noteInText } from './context'

/** A bare expression; undefined when it is none, which is noted. */
export function readExpression(text: string, place: Place, context: Context): Expression | undefined {
  const { expression, issue } = parseExpression(text)
  if (issue) {
    noteInText(context, 'SCREEN_EXPRESSION', place, issue.offset, whereOf(place.path), describeIssue(issue))
    return undefined
  }
  checkNames(expression, 0, place, context)
  return expression
}

/** A text with `{{ }}`; what cannot be read is noted and stays as it is. */
export function readTemplate(text: string, place: Place, context: Context): Template {
  const { template, issue } = parseTemplate(text)
  if (issue) {
    noteInText(context, 'SCREEN_EXPRESSION', place, issue.offset, whereOf(place.path), describeIssue(issue))
    return { text, parts: [text] }
  }
  for (const part of template.parts) if (typeof part !== 'string') checkNames(part.expression, part.offset, place, context)
  return template
}

/** JSON in which every text is a template. */
export function readTemplateValue(value: unknown, place: Place, context: Context): TemplateValue {
  if (typeof value === 'string') return readTemplate(value, place, context)
  if (Array.isArray(value)) return value.map((item, index) => readTemplateValue(item, inside(place, index), context))
  if (typeof value === 'object' && value !== null) return readTemplateValues(value as { readonly [key: string]: unknown }, place, context)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

export function readTemplateValues(
  values: { readonly [key: string]: unknown } | undefined,
  place: Place,
  context: Context,
): { readonly [key: string]: TemplateValue } {
  const read: { [key: string]: TemplateValue } = Object.create(null)
  for (const [key, value] of Object.entries(values ?? {})) read[key] = readTemplateValue(value, inside(place, key), context)
  return read
}

/** A constant or an expression; `absent` when nothing is written. */
export function readConditional(value: boolean | string | undefined, absent: boolean, place: Place, context: Context): Conditional {
  if (value === undefined) return absent
  if (typeof value === 'boolean') return value
  return readExpression(value, place, context) ?? absent
}

const USER: ReadonlySet<string> = new Set([...USER_TEXTS, ...USER_LISTS])

const membersOf = (root: string, { objects, names, actions }: Context): ReadonlySet<string> | undefined =>
  objects?.get(root) ?? (root === 'user' && names !== undefined && !actions.fields.has(root) ? USER : undefined)

/** Names within a field that holds an object, and of who is signed in. */
function checkMembers(expression: Expression, start: number, place: Place, context: Context): void {
  for (const { root, path, offset } of expression.names) {
    const known = membersOf(root, context)
    const [, member] = path
    if (known === undefined || member === undefined || known.has(member)) continue
    const whole = [...known].map(name => `${root}.${name}`)
    noteInText(context, 'SCREEN_UNKNOWN_NAME', place, start + offset, whereOf(place.path), `${root}.${member}`, whole)
  }
}

function checkNames(expression: Expression, start: number, place: Place, context: Context): void {
  if (context.types === undefined) checkMembers(expression, start, place, context)
  else context.environment.checks?.expression(expression, start, place, context)
  const { names } = context
  if (!names) return
  const told = new Set<string>()
  for (const use of expression.names) {
    if (names.has(use.root) || told.has(use.root)) continue
    told.add(use.root)
    noteInText(context, 'SCREEN_UNKNOWN_NAME', place, start + use.offset, whereOf(place.path), use.root, names)
  }
}
