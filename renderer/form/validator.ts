import { type Field, type Form, isField } from '@formily/core'
import { toJS } from '@formily/reactive'
import type { FieldModel } from '../model/field'
import type { RuleModel } from '../model/rule'
import { encodeCell } from '../registry'
import { createRules, isLater, type StoredCheck } from '../rules'
import { fieldState } from './field-state'
import { formScope } from './form-place'
import type { CompiledForm } from './to-formily'

/** How long typing must rest before the server is asked. */
const REST = 500

const rules = createRules()

/** Judges the items of one form by the rules of their fields; messages become errors of Formily's fields. */
export class Validator {
  private readonly running = new Map<string, AbortController>()
  private readonly resting = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly guards = new Map<string, () => Promise<string | undefined>>()

  constructor(
    private readonly form: Form,
    private readonly compiled: CompiledForm,
    /** Makes the check for stored values; it stops when the signal does. */
    private readonly stored: (signal: AbortSignal) => StoredCheck,
  ) {}

  /** While a person types: what is wrong already is judged at once, and the server is asked when typing rests. */
  typed(name: string): void {
    this.stop(name)
    const field = this.item(name)
    const model = this.compiled.fields.get(name)
    if (field === undefined || model === undefined) return
    if (field.selfErrors.length > 0) {
      const message = rules.validateNow(this.wire(model, field), this.rulesOf(model, field), this.context(model))
      field.setSelfErrors(message === undefined ? [] : [message])
    }
    if (this.rulesOf(model, field).some(isLater))
      this.resting.set(
        name,
        setTimeout(() => void this.check(name), REST),
      )
  }

  /** All rules of one item. Resolves to true when they accept, or when the item is not judged. */
  async check(name: string): Promise<boolean> {
    this.stop(name)
    const field = this.item(name)
    const model = this.compiled.fields.get(name)
    if (model === undefined || field === undefined || !isJudged(field)) return true
    const controller = new AbortController()
    this.running.set(name, controller)
    const context = { ...this.context(model), stored: this.stored(controller.signal) }
    const message = await rules.validateValue(this.wire(model, field), this.rulesOf(model, field), context)
    // Typing went on meanwhile: the newer check decides.
    if (controller.signal.aborted) return message === undefined
    this.running.delete(name)
    field.setSelfErrors(message === undefined ? [] : [message])
    return message === undefined
  }

  /** A check of an item's own, asked before a save; gives back the end of it. */
  guard(name: string, check: () => Promise<string | undefined>): () => void {
    this.guards.set(name, check)
    return () => void (this.guards.get(name) === check && this.guards.delete(name))
  }

  /** Asks the guards of items that the rules accepted; those that refuse. The first of them shows its place. */
  private async askGuards(names: readonly string[]): Promise<readonly string[]> {
    const refused: string[] = []
    for (const name of names) {
      const field = this.item(name)
      if (field === undefined || !isJudged(field)) continue
      const message = await this.guards.get(name)?.()
      if (message === undefined) continue
      field.setSelfErrors([message])
      refused.push(name)
    }
    return refused
  }

  /** All items, or those named; the names of those that were refused, in the order of the layout. */
  async checkAll(names: Iterable<string> = this.compiled.fields.keys()): Promise<readonly string[]> {
    const asked = [...names]
    const accepted = await Promise.all(asked.map(name => this.check(name)))
    const refused = asked.filter((_, index) => !accepted[index])
    const guarded = await this.askGuards(asked.filter(name => this.guards.has(name) && !refused.includes(name)))
    return [...asked.filter(name => refused.includes(name) || guarded.includes(name)), ...(await this.checkBlocks())]
  }

  dispose(): void {
    for (const name of [...this.running.keys(), ...this.resting.keys()]) this.stop(name)
  }

  /** Raw blocks bring Formily's own validators. */
  private async checkBlocks(): Promise<readonly string[]> {
    const names = [...this.compiled.blocks.values()].flatMap(block => block.names)
    const refused = await Promise.all(
      names.map(async name => {
        const field = this.item(name)
        await field?.validate().catch(() => undefined)
        return field !== undefined && field.errors.length > 0 ? [name] : []
      }),
    )
    return refused.flat()
  }

  private item(name: string): Field | undefined {
    const field = this.form.query(name).take()
    return isField(field) ? field : undefined
  }

  private rulesOf(model: FieldModel, field: Field): readonly RuleModel[] {
    return fieldState(field).required ? [{ rule: 'required' }, ...model.rules] : model.rules
  }

  /** Rules judge what the API gets, here as on the server. */
  private wire(model: FieldModel, field: Field): unknown {
    const value = toJS(field.value) as unknown
    return value === null || value === undefined ? null : encodeCell(model, value)
  }

  private context(model: FieldModel) {
    return { title: model.title, record: toJS(this.form.values) as { [name: string]: unknown }, scope: formScope(this.form) }
  }

  private stop(name: string): void {
    clearTimeout(this.resting.get(name))
    this.resting.delete(name)
    this.running.get(name)?.abort()
    this.running.delete(name)
  }
}

/** Items that are not visible or not to be used are left alone. */
const isJudged = (field: Field): boolean => field.display === 'visible' && field.pattern !== 'disabled'
