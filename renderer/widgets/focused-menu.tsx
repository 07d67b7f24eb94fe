import { type ReactNode, useEffect, useRef } from 'react'

const ENTRY = '[role="menuitem"]:not([aria-disabled="true"])'

/** Tries with each frame until its first entry has the focus: antd tries once, after three frames, and on a slow machine its menu is not there yet. */
function FocusedMenu({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const take = () => {
      const { current } = box
      if (current?.contains(document.activeElement)) return
      current?.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true })
      frame = requestAnimationFrame(take)
    }
    frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={box}>{children}</div>
}

/** For `popupRender` of a dropdown that is destroyed when it closes: whoever opens the menu goes on in it. */
export const focusedMenu = (menu: ReactNode): ReactNode => <FocusedMenu>{menu}</FocusedMenu>
