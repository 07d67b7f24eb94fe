import type { Field } from '@formily/core'
import { raw, untracked } from '@formily/reactive'
import { decidedOptions } from '../dictionary/merged-options'
import { ExpressionError, evaluate } from '../expression'
import { CellValueError } from '../model/cell-type'
import type { Expression, Scope } from '../model/expression'
import type { Conditional, FieldModel } from '../model/field'
import { decodeCell } from '../registry'
import { fieldState } from './field-state'
import { formScope } from './form-place'
import { texts } from './texts'

type Reaction = (field: Field) => void

/**
 * What a field's expressions do to its form item. Each is a reaction of its own, so that a change runs only
 * those that read what changed; constants become reactions that never run again.
 */
export function fieldReactions(model: FieldModel): readonly Reaction[] {
  const reactions: Reaction[] = [visibility(model), requirement(model), changeability(model)]
  if (model.value !== undefined) reactions.push(computation(model, model.value))
  if (model.optionsFrom !== undefined) reactions.push(choice(model, model.optionsFrom))
  return reactions
}

const visibility =
  (model: FieldModel): Reaction =>
  field => {
    const visible = decided(field, model, 'visible', true)
    // Formily takes the value of an item without display out of the form, and puts it back when it is shown again.
    field.display = visible ? 'visible' : 'none'
  }

const requirement =
  (model: FieldModel): Reaction =>
  field => {
    fieldState(field).required = decided(field, model, 'required', false)
  }

const changeability =
  (model: FieldModel): Reaction =>
  field => {
    if (decided(field, model, 'disabled', false)) field.pattern = 'disabled'
    else field.pattern = model.value !== undefined || decided(field, model, 'readonly', false) ? 'readOnly' : 'editable'
  }

const computation =
  (model: FieldModel, expression: Expression): Reaction =>
  field => {
    const result = attempt(field, model, 'value', scope => decodeResult(model, evaluate(expression, scope)))
    if (result === undefined) return
    untracked(() => {
      // Not by the field's own setter, which takes the first value for a default that null stands in the way of.
      if (JSON.stringify(raw(field.value) ?? null) !== JSON.stringify(result.value)) field.form.setValuesIn(field.path, result.value)
    })
  }

const choice =
  (model: FieldModel, expression: Expression): Reaction =>
  field => {
    const result = attempt(field, model, 'options', scope => evaluate(expression, scope))
    fieldState(field).options = result === undefined ? undefined : decidedOptions(result.value)
  }

/** A truth is a value already, whatever the API holds for it; anything else is read as if the API had sent it. */
function decodeResult(model: FieldModel, result: unknown): unknown {
  try {
    return decodeCell(model, result) ?? null
  } catch (error) {
    if (typeof result === 'boolean' && error instanceof CellValueError) return result
    throw error
  }
}

type Word = 'visible' | 'required' | 'disabled' | 'readonly'

function decided(field: Field, model: FieldModel, word: Word, otherwise: boolean): boolean {
  const condition: Conditional = model[word]
  if (typeof condition === 'boolean') return condition
  const result = attempt(field, model, word, scope => evaluate(condition, scope))
  return result === undefined ? otherwise : Boolean(result.value)
}

/** Runs an expression; one that fails is told in the item's place and answers undefined. */
function attempt(field: Field, model: FieldModel, word: string, run: (scope: Scope) => unknown): { readonly value: unknown } | undefined {
  try {
    const value = run(formScope(field.form))
    setProblem(field, word, undefined)
    return { value }
  } catch (error) {
    if (!(error instanceof ExpressionError || error instanceof CellValueError)) throw error
    setProblem(field, word, texts.brokenExpression(model.title, error.message))
    return undefined
  }
}

function setProblem(field: Field, word: string, problem: string | undefined): void {
  untracked(() => {
    const state = fieldState(field)
    if (state.problems[word] === problem) return
    const { [word]: _, ...others } = state.problems
    state.problems = problem === undefined ? others : { ...others, [word]: problem }
  })
}
