import { ActionStopped } from '../actions'
import type { FormHandle } from '../model/action'

/** The ways in which a form ends, as the pane has them at that moment. */
export interface FormEnds {
  /** True: every item is right. */
  readonly validate: () => Promise<boolean>
  /** True: it was saved. */
  readonly save: () => Promise<boolean>
  /** True: nothing is lost, or the user gives it up. */
  readonly mayLeave: () => Promise<boolean>
  /** To be called when the record was sent: closes the form, or begins it anew. */
  readonly onSent: () => void
  readonly onLeft: () => void
  /** True: what a server refused is shown at its items. */
  readonly refuse: (result: unknown) => boolean
}

/**
 * What the steps of one action can do to their form. A save closes it when they ended, also where a step after it failed: a second
 * press would save a second record. `end` is to be called then.
 */
export function formHandle(ends: () => FormEnds): { readonly handle: FormHandle; readonly end: () => void } {
  let saved = false
  const end = () => {
    if (saved) ends().onSent()
    saved = false
  }
  const stopUnless = (done: boolean) => {
    if (!done) throw new ActionStopped()
  }
  return {
    end,
    handle: {
      validate: async () => stopUnless(await ends().validate()),
      save: async () => {
        stopUnless(await ends().save())
        saved = true
      },
      close: async sent => {
        if (saved) return end()
        if (sent) return ends().onSent()
        stopUnless(await ends().mayLeave())
        ends().onLeft()
      },
      refuse: result => ends().refuse(result),
    },
  }
}
