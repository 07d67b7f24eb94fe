import { ExpressionError, namesInTree } from '../expression'
import { CellValueError } from '../model/cell-type'
import { type Client, RequestError } from '../model/client'
import type { RequestModel } from '../model/source'
import { type CellTypes, decodeCell } from '../registry'
import { isEmptyValue } from '../rules'
import { resolveRequest } from '../source'
import { picked } from '../source/read-page'
import type { FormItem } from './form-item'
import { itemScope } from './form-place'
import { namedItem } from './named-item'
import { texts } from './texts'

interface Filling {
  readonly item: FormItem
  readonly request: RequestModel
  /** What its query reads of the form. */
  readonly reads: readonly FormItem[]
}

/** The items of a form that a call fills when a person changes what it reads. */
export class Fillers {
  private readonly fillings: readonly Filling[]
  private readonly running = new Map<FormItem, { readonly controller: AbortController; readonly done: Promise<void> }>()

  constructor(
    private readonly cells: CellTypes,
    private readonly client: Client,
    items: ReadonlyMap<string, FormItem>,
    /** Told when a call has given an item another value. */
    private readonly filled: (name: string) => void,
  ) {
    this.fillings = [...items.values()].flatMap(item => {
      const { from: request } = item.model
      if (request === undefined) return []
      const reads = namesInTree(request.query).flatMap(({ path }) => namedItem(items, item, path) ?? [])
      return [{ item, request, reads }]
    })
  }

  /** Fills what reads the item that has just changed; `given` are items that got a value of their own with it. */
  changed(name: string, given: ReadonlySet<string> = NONE): void {
    for (const filling of this.fillings) {
      if (!given.has(filling.item.model.name) && filling.reads.some(({ model }) => model.name === name)) this.fill(filling)
    }
  }

  /** Fills what a new record begins with the values for, and holds nothing in. */
  begin(): void {
    for (const filling of this.fillings) if (isEmptyValue(filling.item.plainValue) && !lacks(filling)) this.fill(filling)
  }

  /** Resolves when no call is under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all([...this.running.values()].map(({ done }) => done))
  }

  dispose(): void {
    for (const { controller } of this.running.values()) controller.abort()
  }

  private fill(filling: Filling): void {
    const { item } = filling
    this.running.get(item)?.controller.abort()
    this.running.delete(item)
    item.setProblem('from', undefined)
    if (lacks(filling)) {
      this.put(item, null)
      return
    }
    const controller = new AbortController()
    const done = this.ask(filling, controller.signal).finally(() => {
      if (this.running.get(item)?.controller === controller) this.running.delete(item)
    })
    this.running.set(item, { controller, done })
  }

  /** What comes when something else is wanted already is left alone. */
  private async ask({ item, request }: Filling, signal: AbortSignal): Promise<void> {
    try {
      const answer = await this.answerOf(request, item, signal)
      if (!signal.aborted) this.put(item, decodeCell(this.cells, item.model, answer) ?? null)
    } catch (error) {
      if (!signal.aborted) item.setProblem('from', messageOf(error, item))
    }
  }

  private async answerOf(request: RequestModel, item: FormItem, signal: AbortSignal): Promise<unknown> {
    try {
      const resolved = resolveRequest(request, itemScope(item))
      const answer = picked(await this.client.request({ ...resolved, signal, silent: true }), request.pick)
      return Array.isArray(answer) && item.model.kind !== 'rows' ? answer[0] : answer
    } catch (error) {
      if (error instanceof RequestError && request.none !== undefined && error.message === request.none) return null
      throw error
    }
  }

  private put(item: FormItem, value: unknown): void {
    const before = item.plainValue
    if (Object.is(before, value) || (isEmptyValue(before) && isEmptyValue(value))) return
    item.setValue(value)
    this.filled(item.model.name)
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Whether something is empty that the call needs. */
const lacks = ({ reads }: Filling): boolean => reads.some(({ plainValue }) => isEmptyValue(plainValue))

function messageOf(error: unknown, { model }: FormItem): string {
  if (error instanceof ExpressionError || error instanceof CellValueError) return texts.brokenExpression(model.title, error.message)
  return error instanceof RequestError && error.message !== '' ? error.message : texts.loadFailed
}
