import { painted, until } from '../../frames'
import { type BenchField, type BenchValues, makeFields, makeValues, TYPED } from './fields'

/** What the bench asks of the page of one form. */
export interface BenchForm {
  /** Gives back what closes it. */
  mount(place: HTMLElement, fields: readonly BenchField[], values: BenchValues): () => void
  /** The element that a person types into; null while there is none. */
  input(name: string): HTMLElement | null
  /** What the item of the total shows. */
  total(): string
  /** Judges every item that is there and shows what was found; gives back how many were refused. */
  validate(): number | Promise<number>
}

/** What the page offers to the bench, in `window`. */
export interface BenchFormWindow {
  prepare(count: number, filled: boolean): void
  /** Done when the last item is painted. */
  mount(): Promise<number>
  /** Opens the form for so many records one after the other, and closes it each time; milliseconds of each. */
  reopen(times: number): Promise<readonly { readonly open: number; readonly close: number }[]>
  focus(name: string): Promise<void>
  /** Waits for the next key, then for what is asked; the milliseconds between both. */
  arm(until: 'frame' | 'total' | 'shown' | 'hidden', name?: string): void
  armed(): Promise<number>
  /** Milliseconds until every message stands, and how many items were refused. */
  validate(): Promise<{ readonly took: number; readonly refused: number }>
}

declare global {
  interface Window {
    benchForm: BenchFormWindow
  }
}

/** Makes a page part of the bench. */
export function offer(form: BenchForm): void {
  const root = document.getElementById('root') as HTMLElement
  let fields: readonly BenchField[] = []
  let values: BenchValues = {}
  let waiting: Promise<number> = Promise.resolve(0)
  const reached = (what: 'frame' | 'total' | 'shown' | 'hidden', name: string): (() => boolean) => {
    const before = form.total()
    return {
      frame: () => true,
      total: () => form.total() !== before,
      shown: () => form.input(name) !== null,
      hidden: () => form.input(name) === null,
    }[what]
  }
  const isThere = () => {
    const last = fields.findLast(field => field.shownBy === undefined)?.name ?? ''
    return form.input(last) !== null
  }
  window.benchForm = {
    prepare(count, filled) {
      fields = makeFields(count)
      values = filled ? makeValues(fields) : {}
    },
    async mount() {
      const start = performance.now()
      form.mount(root, fields, values)
      await until(isThere)
      return performance.now() - start
    },
    async reopen(times) {
      const took: { open: number; close: number }[] = []
      for (let record = 0; record < times; record++) {
        const start = performance.now()
        const close = form.mount(root, fields, { ...values, [TYPED]: `record ${record}` })
        await until(isThere)
        const open = performance.now() - start
        close()
        await until(() => !isThere())
        took.push({ open, close: performance.now() - start - open })
      }
      return took
    },
    async focus(name) {
      const input = form.input(name)
      input?.scrollIntoView({ block: 'center' })
      input?.focus()
      if (input instanceof HTMLInputElement) input.select()
      await painted()
    },
    arm(what, name = '') {
      waiting = new Promise(done => {
        const begin = async (event: Event) => {
          removeEventListener('keydown', begin, true)
          const holds = reached(what, name)
          await Promise.resolve()
          await until(holds)
          done(performance.now() - event.timeStamp)
        }
        addEventListener('keydown', begin, true)
      })
    },
    armed: () => waiting,
    async validate() {
      const start = performance.now()
      const refused = await form.validate()
      await painted()
      return { took: performance.now() - start, refused }
    },
  }
}
