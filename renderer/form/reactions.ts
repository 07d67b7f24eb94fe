import { untracked } from '@formily/reactive'
import { decidedOptions } from '../dictionary/merged-options'
import { ExpressionError, evaluate } from '../expression'
import { CellValueError } from '../model/cell-type'
import type { Expression, Scope } from '../model/expression'
import { type CellTypes, decodeCell } from '../registry'
import type { FormItem } from './form-item'
import { itemScope } from './form-place'
import { texts } from './texts'

/**
 * Has an item follow the expressions of its field. Each is a reaction of its own, so that a change runs only those that
 * read what changed; constants are set once.
 */
export function followExpressions(cells: CellTypes, item: FormItem): void {
  const { model, state } = item
  decide(item, 'visible', true, visible => item.show(visible))
  if (typeof model.visible !== 'boolean') item.follow(() => item.withhold())
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
  if (optionsFrom !== undefined) item.follow(() => choose(item, optionsFrom))
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

function choose(item: FormItem, expression: Expression): void {
  const result = attempt(item, 'options', scope => evaluate(expression, scope))
  item.state.options = result === undefined ? undefined : decidedOptions(result.value)
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
function attempt(item: FormItem, word: string, run: (scope: Scope) => unknown): { readonly value: unknown } | undefined {
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
