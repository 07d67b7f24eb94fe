import { besides, type Side, type TabList, whyStays } from './tab-list'
import { texts } from './texts'

/** What is needed of the open tabs. */
interface ClosingStore {
  get(): TabList
  readonly rules: { readonly home: string }
  activate(id: string): void
  close(ids: Iterable<string>): void
  refresh(id: string): void
}

/** True: may go. Asks the person if something would be lost. */
type Ask = () => Promise<boolean>

/** The ways to close and refresh tabs; what is not saved is asked for first, with its tab in front. */
export interface Closing {
  /** Has a tab ask before it goes; returns the end of it. */
  readonly guard: (id: string, ask: Ask) => () => void
  readonly close: (id: string) => Promise<void>
  readonly closeBeside: (id: string, side: Side) => Promise<void>
  readonly refresh: (id: string) => Promise<void>
}

/** Long enough for an answer that needs no person. */
const nextTask = () => new Promise<true>(resolve => setTimeout(() => resolve(true)))

export function createClosing(store: ClosingStore, warn: (text: string) => void): Closing {
  const guards = new Map<string, Ask>()
  let busy = false

  const agrees = async (id: string): Promise<boolean> => {
    const answer = guards.get(id)?.() ?? Promise.resolve(true)
    const asks = await Promise.race([answer.then(() => false), nextTask()])
    if (asks && store.get().active !== id) store.activate(id)
    return answer
  }
  /** One after the other; the first that stays ends it, and is shown. Afterwards the tab that was shown is again, else `fallback`. */
  const closeEach = async (ids: readonly string[], fallback: string) => {
    const shown = store.get().active
    for (const id of ids) {
      if (!(await agrees(id))) return
      store.close([id])
    }
    const { tabs, active } = store.get()
    const next = tabs.some(tab => tab.id === shown) ? shown : fallback
    if (next !== active && tabs.some(tab => tab.id === next)) store.activate(next)
  }
  /** A second wish while a user is being asked is a slip. */
  const alone = async (work: () => Promise<void>) => {
    if (busy) return
    busy = true
    await work().finally(() => {
      busy = false
    })
  }
  return {
    guard(id, ask) {
      guards.set(id, ask)
      return () => {
        if (guards.get(id) === ask) guards.delete(id)
      }
    },
    close: id =>
      alone(async () => {
        const why = whyStays(store.get(), id, store.rules.home)
        if (why === null) return closeEach([id], '')
        warn(why === 'home' ? texts.homeStays : texts.lastStays)
      }),
    closeBeside: (id, side) => alone(() => closeEach(besides(store.get(), id, side, store.rules.home), id)),
    refresh: id =>
      alone(async () => {
        if (await agrees(id)) store.refresh(id)
      }),
  }
}
