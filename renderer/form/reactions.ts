import { untracked } from '@formily/reactive'
import { decidedOptions } from '../dictionary/merged-options'
import { ExpressionError, evaluate, holds, isChosenBy, offeredOptions } from '../expression'
import { CellValueError } from '../model/cell-type'
import type { Expression, Scope } from '../model/expression'
import type { Conditional } from '../model/field'
import type { Option } from '../model/option'
import { type CellTypes, decodeCell } from '../registry'
import type { FormItem } from './form-item'
import { formScope, itemScope } from './form-place'
import { texts } from './texts'

/**
 * Has an item follow the expressions of its field. Each is a reaction of its own, so that a change runs only those that
 * read what changed; constants are set once.
 */
export function followExpressions(cells: CellTypes, item: FormItem): void {
  const { model, state } = item
  followVisible(item)
  decide(item, 'required', false, required => {
    state.required = required
  })
  const locked = model.value !== undefined
  const pattern = (disabled: boolean, readonly: boolean) => {
    state.pattern = disabled ? 'disabled' : locked || readonly ? 'readOnly' : 'editable'
  }
  const decidePattern = () => pattern(decided(item, 'disabled', false), decided(item, 'readonly', false))
  if (typeof model.disabled === 'boolean' && typeof model.readonly === 'boolean') decidePattern()
  else item.follow(decidePattern)
  const { value, optionsFrom } = model
  if (value !== undefined) item.follow(() => compute(cells, item, value))
  if (optionsFrom !== undefined) item.follow(() => choose(item, scope => decidedOptions(evaluate(optionsFrom, scope))))
  if (isChosenBy(model)) item.follow(() => choose(item, scope => offeredOptions(model.options ?? [], scope, item.value)))
}

/** Shown where its own condition holds, and those of all parts of the layout around it. */
function followVisible(item: FormItem): void {
  const { model, within } = item
  const show = () => item.show(within.every(condition => holdsAround(item, condition)) && decided(item, 'visible', true))
  if (within.length === 0 && typeof model.visible === 'boolean') show()
  else {
    item.follow(show)
    item.follow(() => item.withhold())
  }
}

/** A condition that fails hides nothing. */
function holdsAround(item: FormItem, condition: Conditional): boolean {
  return attempt(item, 'around', () => holds(condition, formScope(item.form)))?.value ?? true
}

type Word = 'visible' | 'required' | 'disabled' | 'readonly'

function decide(item: FormItem, word: Word, otherwise: boolean, take: (decision: boolean) => void): void {
  const condition = item.model[word]
  if (typeof condition === 'boolean') take(condition)
  else item.follow(() => take(decided(item, word, otherwise)))
}

function decided(item: FormItem, word: Word, otherwise: boolean): boolean {
  const condition = item.model[word]
  if (typeof condition === 'boolean') return condition
  const result = attempt(item, word, scope => evaluate(condition, scope))
  return result === undefined ? otherwise : Boolean(result.value)
}

function compute(cells: CellTypes, item: FormItem, expression: Expression): void {
  const result = attempt(item, 'value', scope => decodeResult(cells, item, evaluate(expression, scope)))
  if (result === undefined) return
  untracked(() => {
    if (JSON.stringify(item.plainValue ?? null) !== JSON.stringify(result.value)) item.setValue(result.value)
  })
}

function choose(item: FormItem, offered: (scope: Scope) => readonly Option[]): void {
  item.state.options = attempt(item, 'options', offered)?.value
}

/** A truth is a value already, whatever the API holds for it; anything else is read as if the API had sent it. */
function decodeResult(cells: CellTypes, { model }: FormItem, result: unknown): unknown {
  try {
    return decodeCell(cells, model, result) ?? null
  } catch (error) {
    if (typeof result === 'boolean' && error instanceof CellValueError) return result
    throw error
  }
}

/** Runs an expression; one that fails is told in the item's place and answers undefined. */
function attempt<Value>(item: FormItem, word: string, run: (scope: Scope) => Value): { readonly value: Value } | undefined {
  try {
    const value = run(itemScope(item))
    item.setProblem(word, undefined)
    return { value }
  } catch (error) {
    if (!(error instanceof ExpressionError || error instanceof CellValueError)) throw error
    item.setProblem(word, texts.brokenExpression(item.model.title, error.message))
    return undefined
  }
}
