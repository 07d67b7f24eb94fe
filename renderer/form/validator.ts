import { type Form, isField } from '@formily/core'
import { batch, toJS } from '@formily/reactive'
import type { RuleModel } from '../model/rule'
import { type CellTypes, encodeCell } from '../registry'
import { type Asked, createRules, isEmptyValue, isLater, type RuleContext } from '../rules'
import type { FormItem } from './form-item'
import { itemScope } from './form-place'
import type { CompiledForm } from './form-tree'

/** How long typing must rest before the server is asked. */
const REST = 500
/** Messages that a check of all items shows at once; those after them follow in pieces, so that a long form answers at once. */
const AT_ONCE = 100

const REQUIRED: RuleModel = { rule: 'required' }

const rules = createRules()

/** Puts a message where it belongs; undefined: none. */
type Show = (item: FormItem, message: string | undefined) => void

/** Judges the items of one form by the rules of their fields. */
export class Validator {
  private readonly running = new Map<string, AbortController>()
  private readonly resting = new Map<string, ReturnType<typeof setTimeout>>()
  /** Messages of the last check of all that are still to be shown. */
  private readonly late = new Map<string, string>()
  private showing: ReturnType<typeof setTimeout> | undefined
  private readonly guards = new Map<string, () => Promise<string | undefined>>()
  /** Items that a person has changed. */
  private readonly touched = new Set<string>()

  constructor(
    private readonly cells: CellTypes,
    private readonly form: Form,
    private readonly items: ReadonlyMap<string, FormItem>,
    private readonly blocks: CompiledForm['blocks'],
    /** Makes the checks that ask the server; they stop when the signal does. */
    private readonly asked: (item: FormItem, signal: AbortSignal) => Asked,
  ) {}

  /** While a person types: what is wrong already is judged at once, and the server is asked when typing rests. */
  typed(name: string): void {
    this.touched.add(name)
    this.stop(name)
    const item = this.items.get(name)
    if (item === undefined) return
    const found = rulesOf(item)
    if (item.state.error !== undefined) item.setError(rules.validateNow(wire(this.cells, item), found, this.context(item)))
    if (!found.some(isLater)) return
    this.resting.set(
      name,
      setTimeout(() => void this.check(name), REST),
    )
  }

  /** When an item is left: what has not been written in yet is not blamed before a save. */
  left(name: string): void {
    if (this.touched.has(name) || this.items.get(name)?.state.error !== undefined) void this.checkLeft(name)
  }

  /** A text that became no value is there all the same: its editor knows better than a rule why there is none. */
  private async checkLeft(name: string): Promise<void> {
    await this.check(name)
    const item = this.items.get(name)
    if (item === undefined || !item.isValidated || !isEmptyValue(item.plainValue)) return
    const message = await this.askGuard(name)
    if (message !== undefined && isEmptyValue(item.plainValue)) item.setError(message)
  }

  /** All rules of one item. Resolves to true when they accept, or when the item is not judged. */
  async check(name: string): Promise<boolean> {
    return await this.validationOf(name, (item, message) => item.setError(message))
  }

  private validationOf(name: string, show: Show): boolean | Promise<boolean> {
    this.stop(name)
    const item = this.items.get(name)
    if (item === undefined || !item.isValidated) return true
    const found = rulesOf(item)
    return found.some(isLater) ? this.ask(item, found) : this.validateItem(item, found, show)
  }

  /** A check of an item's own, asked before a save; gives back the end of it. */
  guard(name: string, check: () => Promise<string | undefined>): () => void {
    this.guards.set(name, check)
    return () => void (this.guards.get(name) === check && this.guards.delete(name))
  }

  /** All items, or those named; the names of those that were refused, in the order of the layout. */
  async checkAll(names: Iterable<string> = this.items.keys()): Promise<readonly string[]> {
    const asked = [...names]
    const before = await this.validateItems(asked)
    const { messages, changed } = await this.askGuards(asked)
    // What an editor brought that came late is judged, and what hangs on it.
    const refused = changed ? await this.validateItems(asked) : before
    for (const [name, message] of messages) {
      this.late.delete(name)
      this.items.get(name)?.setError(message)
    }
    return [...asked.filter(name => refused.has(name) || messages.has(name)), ...(await this.checkBlocks())]
  }

  dispose(): void {
    for (const name of [...this.running.keys(), ...this.resting.keys()]) this.stop(name)
    this.late.clear()
    clearTimeout(this.showing)
  }

  /** What is decided at once is shown at once: one drawing for all of it. */
  private async validateItems(names: readonly string[]): Promise<ReadonlySet<string>> {
    let shown = 0
    const show: Show = (item, message) => {
      if (message === undefined || ++shown <= AT_ONCE) item.setError(message)
      else this.late.set(item.model.name, message)
    }
    const accepted = await Promise.all(batch(() => names.map(name => this.validationOf(name, show))))
    this.showLate()
    return new Set(names.filter((_, index) => !accepted[index]))
  }

  private validateItem(item: FormItem, found: readonly RuleModel[], show: Show): boolean {
    const message = rules.validateNow(wire(this.cells, item), found, this.context(item))
    show(item, message)
    return message === undefined
  }

  /** A piece of what is still to be shown for each turn of the page. Items that were judged anew meanwhile are none of it. */
  private showLate(): void {
    clearTimeout(this.showing)
    if (this.late.size === 0) return
    this.showing = setTimeout(() => {
      batch(() => {
        for (const [name, message] of [...this.late].slice(0, AT_ONCE)) {
          this.late.delete(name)
          const item = this.items.get(name)
          if (item?.isValidated) item.setError(message)
        }
      })
      this.showLate()
    })
  }

  /** By rules that may take their time. */
  private async ask(item: FormItem, found: readonly RuleModel[]): Promise<boolean> {
    const { name } = item.model
    const controller = new AbortController()
    this.running.set(name, controller)
    const message = await rules.validateValue(
      wire(this.cells, item),
      found,
      Object.assign(this.context(item), this.asked(item, controller.signal)),
    )
    // Typing went on meanwhile: the newer check decides.
    if (controller.signal.aborted) return message === undefined
    this.running.delete(name)
    item.setError(message)
    return message === undefined
  }

  /** Asks the guards, which know better than a rule why there is no value. The first that refuses shows its place. */
  private async askGuards(
    names: readonly string[],
  ): Promise<{ readonly messages: ReadonlyMap<string, string>; readonly changed: boolean }> {
    const messages = new Map<string, string>()
    let changed = false
    for (const name of names) {
      const item = this.items.get(name)
      if (item === undefined || !item.isValidated || !this.guards.has(name)) continue
      const before = item.plainValue
      const message = await this.askGuard(name)
      changed ||= item.plainValue !== before
      if (message !== undefined) messages.set(name, message)
    }
    return { messages, changed }
  }

  /** One that takes the place of another while that is asked is asked as well: it belongs to an editor that has just come. */
  private async askGuard(name: string): Promise<string | undefined> {
    const guard = this.guards.get(name)
    const message = await guard?.()
    return message === undefined && this.guards.get(name) !== guard ? this.askGuard(name) : message
  }

  /** Raw blocks bring Formily's own validators. */
  private async checkBlocks(): Promise<readonly string[]> {
    const names = this.blocks.flatMap(block => block.names)
    const refused = await Promise.all(
      names.map(async name => {
        const field = this.form.query(name).take()
        if (!isField(field)) return []
        await field.validate().catch(() => undefined)
        return field.errors.length > 0 ? [name] : []
      }),
    )
    return refused.flat()
  }

  private context(item: FormItem): RuleContext {
    const { form } = this
    const { model } = item
    return {
      title: model.title,
      // Only handlers look at it, and a long form is long to copy.
      get record() {
        return toJS(form.values) as { [name: string]: unknown }
      },
      scope: itemScope(item),
    }
  }

  private stop(name: string): void {
    this.late.delete(name)
    clearTimeout(this.resting.get(name))
    this.resting.delete(name)
    this.running.get(name)?.abort()
    this.running.delete(name)
  }
}

const rulesOf = ({ state, model }: FormItem): readonly RuleModel[] => (state.required ? [REQUIRED, ...model.rules] : model.rules)

/** Rules judge what the API gets, here as on the server. */
function wire(cells: CellTypes, { model, value }: FormItem): unknown {
  const plain = toJS(value) as unknown
  return plain === null || plain === undefined ? null : encodeCell(cells, model, plain)
}
