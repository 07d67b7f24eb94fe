import { type RefObject, useRef } from 'react'

/** The button that a menu drops down from. */
export interface MenuOpener {
  readonly ref: RefObject<HTMLButtonElement>
  /**
   * Gives the focus back to the button, for the choice of an entry; call it first: what the choice opens then knows where
   * the focus goes when it closes. The entry itself is gone by then.
   */
  readonly giveBack: (choice: { readonly domEvent: { preventDefault(): void } }) => void
}

/** Keeps a user who uses a dropped-down menu by keyboard where they were. */
export function useMenuOpener(): MenuOpener {
  const ref = useRef<HTMLButtonElement>(null)
  const giveBack: MenuOpener['giveBack'] = ({ domEvent }) => {
    // Else the Enter that chooses presses the button too.
    domEvent.preventDefault()
    ref.current?.focus({ preventScroll: true })
  }
  return { ref, giveBack }
}
