import { type ReactNode, useEffect, useRef } from 'react'

/** Before antd has numbered its entries, its menu does not find the one that has the focus, and the next arrow key is lost. */
const ENTRY = '[role="menuitem"][data-menu-id]:not([aria-disabled="true"])'
/** What antd opens and closes: its classes say which of them it does. */
const POPUP = '.ant-dropdown'

/**
 * Tries with each frame until its first entry has the focus: antd tries once, after three frames, and on a slow machine its menu is not
 * there yet. A menu that is opened again while it fades is not drawn anew; antd does not try at all then.
 */
function FocusedMenu({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : takeFocus(box.current)), [])
  return <div ref={box}>{children}</div>
}

function takeFocus(box: HTMLElement): () => void {
  const popup = box.closest(POPUP)
  let leaving = false
  let frame = 0
  const take = () => {
    if (leaving || box.contains(document.activeElement)) return
    box.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true })
    frame = requestAnimationFrame(take)
  }
  const begin = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(take)
  }
  const follow = new MutationObserver(() => {
    const motion = popup?.className ?? ''
    leaving = /-leave\b/.test(motion)
    // Closed and opened again before a frame was drawn, it never leaves: that it enters is all that is to be seen.
    if (!leaving && /-enter\b/.test(motion)) begin()
  })
  if (popup) follow.observe(popup, { attributeFilter: ['class'] })
  begin()
  return () => {
    follow.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** For `popupRender` of a dropdown that is destroyed when it closes: a user who opens the menu goes on in it. */
export const focusedMenu = (menu: ReactNode): ReactNode => <FocusedMenu>{menu}</FocusedMenu>
