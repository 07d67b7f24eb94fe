const setValue =
  typeof HTMLInputElement === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What keeps a text that was typed. */
export type KeepKey = 'Enter' | 'Tab'

const CODES: { readonly [key in KeepKey]: number } = { Enter: 13, Tab: 9 }

/** Presses a key in an element and lets it go. */
export function pressKey(element: Element, key: KeepKey): void {
  const init = { key, code: key, keyCode: CODES[key], which: CODES[key], bubbles: true, cancelable: true }
  for (const type of ['keydown', 'keyup']) element.dispatchEvent(new KeyboardEvent(type, init))
}

/** Has an input take a text as if a person had typed it over what stands there. */
export function typeOver(input: HTMLInputElement, text: string): void {
  if (input.readOnly) return
  // By the element's own setter: React then sees a value that it did not set.
  setValue?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
