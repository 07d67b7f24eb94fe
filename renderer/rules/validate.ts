import { createScope, ExpressionError, evaluate, valueText } from '../expression'
import { withoutOuterBlanks } from '../model/blanks'
import type { Scope } from '../model/expression'
import type { RuleModel } from '../model/rule'
import { FAMILY_TAKEN } from './family-answers'
import { beyondLimits } from './limits'
import { texts } from './texts'
import { unsafePattern } from './unsafe-pattern'

/** Tells whether a text matches a pattern. The server passes a linear-time engine. */
export type PatternMatcher = (pattern: string, text: string) => boolean

/** Asks whether a stored record holds the value: a message when it does, undefined when it is free. */
export type StoredCheck = (
  value: unknown,
  target: { readonly table: string; readonly column: string } | undefined,
) => Promise<string | undefined>

/** Asks the rule that the server keeps under the code: its message when it refuses the value. */
export type CodeCheck = (value: unknown, code: string) => Promise<string | undefined>

/** Asks by the call of a rule whether the value is taken: '' when it is, another text when that could not be asked, undefined when it is free. */
export type ExistsCheck = (value: unknown, call: { readonly path: string; readonly param: string }) => Promise<string | undefined>

/** Where the value stands. Only `title` is needed by every rule; a rule without what it needs accepts. */
export interface RuleContext {
  readonly title: string
  /** The record that holds the value; expressions see its fields and handlers get it. */
  readonly record?: { readonly [name: string]: unknown }
  /** What expressions see instead of just the record. */
  readonly scope?: Scope
  /** The values of the same field in the other rows of the grid or the import. */
  readonly others?: readonly unknown[]
  /** Called for `remote` with its table and column, and for `unique` with those of its entity, if it has one, when no other row holds the value. */
  readonly stored?: StoredCheck
  /** Called for `check` with its code: the message when the rule that the server keeps refuses the value. */
  readonly byCode?: CodeCheck
  /** Called for `exists` with its call. */
  readonly exists?: ExistsCheck
}

/** Those who answer for a server. */
export type Asked = Pick<RuleContext, 'stored' | 'byCode' | 'exists'>

/** A message, undefined when the rule accepts, or a promise of either. */
export type ValueResult = string | undefined | Promise<string | undefined>

/** The rules of fields, as functions of values. */
export interface Rules {
  /** Runs the rules in order and answers the message of the first that refuses; undefined when all accept.
   * An empty value is only judged by `required` and by handlers. */
  readonly validateValue: (value: unknown, rules: readonly RuleModel[], context: RuleContext) => Promise<string | undefined>
  /** The same at once, passing over what can only be answered later (see `isLater`). */
  readonly validateNow: (value: unknown, rules: readonly RuleModel[], context: RuleContext) => string | undefined
  /** The same rules for many values. */
  readonly validatorOf: (rules: readonly RuleModel[]) => ValidateNow
  /** Whether all rules accept a text that is not empty, told by the text alone; undefined where one of them asks for more. */
  readonly acceptsText: (rules: readonly RuleModel[]) => ((text: string) => boolean) | undefined
}

/** The message of the first rule that refuses the value at once; undefined when all accept. */
export type ValidateNow = (value: unknown, context: RuleContext) => string | undefined

/** The rules with the given engine for patterns; the JavaScript one when left out. */
export function createRules({ matcher = matches }: { readonly matcher?: PatternMatcher } = {}): Rules {
  const validatorOf = (rules: readonly RuleModel[]): ValidateNow => {
    const checks = rules.map(rule => checkOf(rule, matcher))
    return (value, context) => {
      for (let at = 0; at < checks.length; at++) {
        const message = checks[at]?.(value, context, undefined)
        if (typeof message === 'string') return message
        // A handler that takes its time is asked again by validateValue; its failure belongs there.
        if (message !== undefined) message.catch(() => undefined)
      }
      return undefined
    }
  }
  return {
    async validateValue(value, rules, context) {
      for (const rule of rules) {
        const message = await checkOf(rule, matcher)(value, context, context)
        if (message !== undefined) return message
      }
      return undefined
    },
    validateNow: (value, rules, context) => validatorOf(rules)(value, context),
    validatorOf,
    acceptsText: rules => acceptsText(rules, matcher),
  }
}

/** Whether the rule needs more than the record to decide, and so may only be answered by `validateValue`. */
export function isLater(rule: RuleModel): boolean {
  return asksStored(rule) || rule.rule === 'handler' || isAsked(rule)
}

/** Whether the rule asks nothing but whether a stored record holds the value: many such questions can be asked at once. */
export const asksStored = ({ rule }: RuleModel): boolean => rule === 'remote' || rule === 'unique'

/** Whether only a server knows. */
const isAsked = (rule: RuleModel) => (rule.rule === 'check' && !rule.warns) || rule.rule === 'exists'

/** Holds nothing that a rule could look at: null, undefined, a text of blanks alone or an empty list. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return withoutOuterBlanks(value) === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** What rules look at: of a text what stays without the blanks around it. */
const withoutBlanks = (value: unknown) => (typeof value === 'string' ? withoutOuterBlanks(value) : value)

function acceptsText(rules: readonly RuleModel[], matcher: PatternMatcher): ((text: string) => boolean) | undefined {
  if (rules.some(({ rule }) => rule !== 'pattern' && rule !== 'required' && rule !== 'limits')) return undefined
  const patterns = rules.flatMap(rule => (rule.rule === 'pattern' ? [rule.pattern] : []))
  const limits = rules.filter(rule => rule.rule === 'limits')
  const test = (pattern: string) => (matcher === matches ? compiledOf(pattern) : { test: (text: string) => matcher(pattern, text) })
  let tests: readonly Pick<RegExp, 'test'>[] | undefined
  return text => {
    // By their first use: a pattern that is none is told where it is asked.
    tests ??= patterns.map(test)
    for (let at = 0; at < tests.length; at++) if (tests[at]?.test(text) === false) return false
    return limits.every(rule => beyondLimits(text, rule) === undefined)
  }
}

/** In the place of a pattern that is left to the server. */
const ANYTHING = /(?:)/

/** Whether the engine of JavaScript may run it. A pattern that was stored before patterns were checked is the server's to decide by. */
function mayRun(pattern: string): boolean {
  const problem = unsafePattern(pattern)?.problem
  return problem === undefined || problem === 'invalid'
}

const compiled = new Map<string, RegExp>()
const mostCompiled = 500

const matches: PatternMatcher = (pattern, text) => compiledOf(pattern).test(text)

function compiledOf(pattern: string): RegExp {
  let expression = compiled.get(pattern)
  if (expression === undefined) {
    if (compiled.size >= mostCompiled) compiled.clear()
    expression = mayRun(pattern) ? new RegExp(pattern) : ANYTHING
    compiled.set(pattern, expression)
  }
  return expression
}

/** `ask`: who can be asked; none where the answer is wanted at once. */
type Check = (value: unknown, context: RuleContext, ask: Asked | undefined) => ValueResult

/** A rule with all that does not hang on the value decided. */
function checkOf(rule: RuleModel, matcher: PatternMatcher): Check {
  if (rule.rule === 'required')
    return (value, context) => (isEmptyValue(value) ? (rule.message ?? texts.required(context.title)) : undefined)
  if (rule.rule === 'handler') return (value, context) => checkHandler(rule, value, context)
  const check = checkOfHeld(rule, matcher)
  return (value, context, ask) => (isEmptyValue(value) ? undefined : check(value, context, ask))
}

/** Of what is not empty. */
function checkOfHeld(rule: Exclude<RuleModel, { rule: 'required' | 'handler' }>, matcher: PatternMatcher): Check {
  if (rule.rule === 'expression') return (value, context) => checkExpression(rule, value, context)
  if (rule.rule === 'pattern')
    return (value, context) =>
      matcher(rule.pattern, valueText(withoutBlanks(value))) ? undefined : (rule.message ?? texts.pattern(context.title))
  if (rule.rule === 'limits') return value => beyondLimits(withoutBlanks(value), rule)
  if (rule.rule === 'unique') return (value, context, ask) => checkUnique(rule, value, context, ask)
  // What only warns refuses nothing; forms ask for it by themselves.
  if (rule.rule === 'check' && rule.warns) return () => undefined
  if (rule.rule === 'check')
    return (value, { title }, ask) =>
      ask?.byCode?.(value, rule.code).then(found => (found === undefined ? found : (rule.message ?? (found || texts.pattern(title)))))
  if (rule.rule === 'exists')
    return (value, _, ask) => ask?.exists?.(value, rule).then(found => takenMessage(found, rule.message, texts.nameTaken))
  return (value, _, ask) => stored(value, { table: rule.table, column: rule.column }, rule.message, ask)
}

function checkUnique(rule: RuleModel & { rule: 'unique' }, value: unknown, context: RuleContext, ask: Asked | undefined): ValueResult {
  const textOf = (one: unknown) => valueText(withoutBlanks(one))
  const text = textOf(value)
  const repeated = context.others?.some(other => !isEmptyValue(other) && textOf(other) === text)
  if (repeated === true) return rule.message ?? texts.unique(context.title)
  return stored(value, rule.stored, rule.message, ask)
}

function stored(value: unknown, target: Parameters<StoredCheck>[1], message: string | undefined, ask: Asked | undefined): ValueResult {
  return ask?.stored?.(withoutBlanks(value), target).then(found => takenMessage(found, message))
}

/** A reason that says more than that a value is taken, such as the recycle bin that holds it, goes before the rule's own message. */
function takenMessage(found: string | undefined, message: string | undefined, usual = texts.taken): string | undefined {
  const isUsual = found === '' || found === texts.taken || found === FAMILY_TAKEN
  return isUsual ? (message ?? (found || usual)) : found
}

function checkExpression(rule: RuleModel & { rule: 'expression' }, value: unknown, context: RuleContext): string | undefined {
  const scope = context.scope ?? createScope(context.record, { value })
  try {
    return evaluate(rule.expression, scope) ? undefined : rule.message
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return texts.failed(context.title, error.message)
  }
}

function checkHandler(rule: RuleModel & { rule: 'handler' }, value: unknown, context: RuleContext): ValueResult {
  const verdict = rule.handler(value, { title: context.title, record: context.record ?? {} })
  const judged = (found: string | undefined) => (found === undefined || found === '' ? undefined : (rule.message ?? found))
  return verdict instanceof Promise ? verdict.then(judged) : judged(verdict)
}
