const FOCUSABLE =
  'input:not([disabled]):not([type="hidden"]):not([tabindex="-1"]), textarea:not([disabled]), select:not([disabled]), [contenteditable="true"], button:not([disabled]):not([tabindex="-1"]), [tabindex="0"]'

/** A text that is written in comes before the tools above it. */
const targetIn = (item: HTMLElement | undefined) =>
  item?.querySelector<HTMLElement>('[contenteditable="true"]') ?? item?.querySelector<HTMLElement>(FOCUSABLE) ?? null

const rootOf = (id: string): HTMLElement | null => document.getElementById(id)

/** Puts the focus into the item of a form; the form is the element with that id. */
export function focusField(id: string, name: string): void {
  const items = rootOf(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  const item = [...items].find(element => element.dataset.field === name)
  const target = targetIn(item)
  // A grid has gone to its own cell already.
  if (item?.contains(document.activeElement)) return
  item?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

const MESSAGE = ':scope > .weft-item-control > .weft-item-message > [role="alert"]'

/**
 * Leads from the item with the focus to the next one that says what is wrong with it, and behind the last to the first; rows lead on to their
 * cell. False where nothing is wrong.
 */
export function focusNextError(id: string, back: boolean): boolean {
  const all = [...(rootOf(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const items = back ? all.toReversed() : all
  const at = items.findIndex(item => item.contains(document.activeElement))
  const isWrong = (item: HTMLElement) => item.querySelector(MESSAGE) !== null && item.closest('[hidden]') === null
  const next = items.slice(at + 1).find(isWrong) ?? items.find(isWrong)
  const cells = next?.querySelector<HTMLElement>('.weft-grid-failures')
  if (cells) cells.click()
  else if (next !== undefined) focusField(id, next.dataset.field ?? '')
  return next !== undefined
}

/**
 * Puts the focus into the first item that takes it: one to be filled in, else one to be read. A page stays where it is, except where it was
 * scrolled beyond that item, as after the save of a form that begins anew.
 */
export function focusFirst(id: string): void {
  const items = rootOf(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  const targets = [...items].flatMap(item => {
    const target = item.closest('[hidden]') === null ? targetIn(item) : null
    return target === null ? [] : [target]
  })
  const target = targets.find(each => each.ariaReadOnly !== 'true') ?? targets[0]
  target?.focus({ preventScroll: true })
  if (target !== undefined && target.getBoundingClientRect().top < 0) target.scrollIntoView({ block: 'center' })
}

/** Frames for which a form may be out of sight after it was drawn, as in a window that begins to open: about a second. */
const MOST_FRAMES = 60

/** The same once the form is in sight: what is hidden takes no focus. Gives back what ends the waiting. */
export function focusFirstInSight(id: string): () => void {
  let frame = 0
  const attempt = (left: number) => {
    const isHidden = rootOf(id)?.checkVisibility?.() === false
    if (!isHidden) focusFirst(id)
    else if (left > 0) frame = requestAnimationFrame(() => attempt(left - 1))
  }
  attempt(MOST_FRAMES)
  return () => cancelAnimationFrame(frame)
}
