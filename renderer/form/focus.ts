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

/** Puts the focus into the first item that takes it: one to be filled in, else one to be read. */
export function focusFirst(id: string): void {
  const items = rootOf(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  const targets = [...items].flatMap(item => {
    const target = item.closest('[hidden]') === null ? targetIn(item) : null
    return target === null ? [] : [target]
  })
  const target = targets.find(each => each.ariaReadOnly !== 'true') ?? targets[0]
  target?.focus({ preventScroll: true })
}
