import type { Form } from '@formily/core'
import { autorun, observable, raw, toJS, untracked } from '@formily/reactive'
import type { RefusedLine } from '../model/cell-type'
import type { Conditional, FieldModel } from '../model/field'
import type { Option } from '../model/option'
import { type Binding, setAt, valueAt } from './binding'

export type Pattern = 'editable' | 'readOnly' | 'disabled'

/** What may change about an item beside its value; who reads it in a reaction or an observer is called again when it does. */
interface ItemState {
  visible: boolean
  pattern: Pattern
  required: boolean
  /** Offered instead of the field's own options; undefined: those. */
  options: readonly Option[] | undefined
  /** Why the value is refused. */
  error: string | undefined
  /** Of rows: cells that the server refused; another list with each refusal. */
  refused: readonly RefusedLine[] | undefined
  /** Why an expression of the field could not be evaluated, by its word; shown in the item's place. */
  problems: { readonly [word: string]: string }
}

/** One item of a form: where it stands, and its value among those of the form. It knows no drawing. */
export class FormItem {
  readonly state: ItemState = observable.shallow<ItemState>({
    visible: true,
    pattern: 'editable',
    required: false,
    options: undefined,
    error: undefined,
    refused: undefined,
    problems: {},
  })
  private readonly ends: (() => void)[] = []
  /** The value while the item is not visible; the form does not hold it then. */
  private kept: unknown

  constructor(
    readonly form: Form,
    readonly model: FieldModel,
    readonly binding: Binding = [model.name],
    /** The object that its value is part of. */
    readonly parent?: FormItem,
    /** Conditions of the groups, tabs and steps that it stands in. */
    readonly within: readonly Conditional[] = [],
  ) {}

  /** Observed. Null and undefined are nothing; undefined is not sent. */
  get value(): unknown {
    return valueAt(this.form.values, this.binding)
  }

  /** The value itself and not an observed view of it: a list stays the same object until it changes. */
  get plainValue(): unknown {
    const { value } = this
    return typeof value === 'object' && value !== null ? raw(value) : value
  }

  setValue(value: unknown): void {
    setAt(this.form.values, this.binding, value)
  }

  /** An item that is not visible has no value in the form; it comes back with the item. */
  show(visible: boolean): void {
    if (this.state.visible === visible) return
    untracked(() => {
      if (visible && this.value === undefined) this.setValue(this.kept)
      if (!visible) this.state.error = undefined
      this.state.visible = visible
    })
  }

  /** Takes the value out of the form while the item is not visible, also one that comes later. Observed. */
  withhold(): void {
    const { value } = this
    if (this.state.visible || value === undefined) return
    untracked(() => {
      this.kept = toJS(value)
      this.setValue(undefined)
    })
  }

  setError(message: string | undefined): void {
    this.state.error = message
  }

  /** Cells in the rows that it holds. */
  refuse(lines: readonly RefusedLine[]): void {
    this.state.refused = lines
  }

  setProblem(word: string, problem: string | undefined): void {
    untracked(() => {
      if (this.state.problems[word] === problem) return
      const { [word]: _, ...others } = this.state.problems
      this.state.problems = problem === undefined ? others : { ...others, [word]: problem }
    })
  }

  /** Runs at once, and again whenever something that it read has changed, until the item ends. */
  follow(reaction: () => void): void {
    this.ends.push(autorun(reaction))
  }

  /** Visible, and part of nothing that is not. Observed. */
  get isShown(): boolean {
    return this.state.visible && (this.parent?.isShown ?? true)
  }

  /** Its own, or that of the object that it is part of where that leaves less. Observed. */
  get pattern(): Pattern {
    const around = this.parent?.pattern ?? 'editable'
    return around === 'editable' || this.state.pattern === 'disabled' ? this.state.pattern : around
  }

  /** Whether rules look at it: items that are not visible or not to be used are left alone. */
  get isValidated(): boolean {
    return this.isShown && this.pattern !== 'disabled'
  }

  dispose(): void {
    for (const end of this.ends.splice(0)) end()
  }
}
