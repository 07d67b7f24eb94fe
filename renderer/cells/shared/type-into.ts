const setValue =
  typeof HTMLInputElement === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true }

/** Presses Enter in an element. */
export function pressEnter(element: Element | null): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', ENTER))
}

/** Has an input take a text as if a person had typed it behind what stands there; what is no input takes none. */
export function typeInto(element: Element | null, text: string): void {
  if (!(element instanceof HTMLInputElement) || element.readOnly) return
  // By the element's own setter: React then sees a value that it did not set.
  setValue?.call(element, element.value + text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
