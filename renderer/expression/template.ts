import type { ExpressionIssue, Scope, Template, TemplatePart } from '../model/expression'
import { type EvaluateOptions, evaluate } from './evaluate'
import { ExpressionError } from './expression-error'
import { fail, ParseFailure } from './issue'
import { limits } from './limits'
import { attempt, parseExpression } from './parse'
import { Run } from './run'
import { tokenise } from './tokenise'

/** A template that was read, or the first thing that is wrong with its text. */
export type TemplateResult =
  | { readonly template: Template; readonly issue?: never }
  | { readonly template?: never; readonly issue: ExpressionIssue }

/** Whether the text interpolates anything. */
export function hasTemplate(text: string): boolean {
  return text.includes('{{')
}

/** Reads a text with `{{ }}`. Positions of its issue count from the start of the text. */
export function parseTemplate(text: string): TemplateResult {
  return attempt(() => {
    const parts: (string | TemplatePart)[] = []
    let offset = 0
    for (;;) {
      const open = text.indexOf('{{', offset)
      const plain = text.slice(offset, open < 0 ? undefined : open)
      if (plain !== '') parts.push(plain)
      if (open < 0) return { template: { text, parts } }
      const close = closingBraces(text, open)
      parts.push(readPart(text.slice(open + 2, close), open + 2))
      offset = close + 2
    }
  })
}

function closingBraces(text: string, open: number): number {
  const { stop } = tokenise(text, open + 2, true)
  if (!text.startsWith('}}', stop)) fail('unclosed', { offset: open, length: 2 }, 'no end of "{{"', 'a closing "}}"')
  return stop
}

function readPart(text: string, offset: number): TemplatePart {
  const { expression, issue } = parseExpression(text)
  if (issue !== undefined) throw new ParseFailure({ ...issue, offset: issue.offset + offset })
  return { expression, offset }
}

/** What the rendering of a template may be told. */
export interface RenderOptions extends EvaluateOptions {
  /** What becomes of each interpolated text inside a longer one, for example `encodeURIComponent` in an address. */
  readonly encode?: (text: string) => string
}

/**
 * The text with its expressions replaced by their values. A template that is one whole `{{ }}` gives the value itself,
 * whatever its type. Throws an `ExpressionError` whose position counts from the start of the template.
 */
export function renderTemplate(template: Template, scope: Scope, options: RenderOptions = {}): unknown {
  const [only] = template.parts
  if (template.parts.length === 1 && only !== undefined && typeof only !== 'string') return partValue(only, scope, options)
  return template.parts.map(part => (typeof part === 'string' ? part : partText(part, scope, options))).join('')
}

/** Like `renderTemplate`, but always a text: null becomes an empty one. */
export function renderText(template: Template, scope: Scope, options: RenderOptions = {}): string {
  return template.parts.map(part => (typeof part === 'string' ? part : partText(part, scope, options))).join('')
}

function partText(part: TemplatePart, scope: Scope, options: RenderOptions): string {
  const text = valueText(partValue(part, scope, options))
  return options.encode === undefined ? text : options.encode(text)
}

/** The text of a value as templates and `text()` write it: null is '', a list its items with commas, an object its JSON. */
export function valueText(value: unknown): string {
  // Whole columns are compared by it, and nearly all of them hold these.
  if (typeof value === 'string' && value.length < limits.text) return value
  if (typeof value === 'number') return String(value)
  return new Run(() => new Date(), limits.steps).text(value)
}

function partValue(part: TemplatePart, scope: Scope, options: EvaluateOptions): unknown {
  try {
    return evaluate(part.expression, scope, options)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new ExpressionError(
      error.code,
      error.message,
      { offset: error.offset + part.offset, length: error.length },
      { cause: error.cause },
    )
  }
}
