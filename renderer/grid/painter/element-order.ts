/**
 * Puts elements in their order at the beginning of what is in `home`. What has the focus stays where it is and the others go around it: an
 * element that is moved loses it.
 */
export function orderElements(home: Element, elements: readonly Element[]): void {
  const focused = elements.findIndex(element => element.contains(document.activeElement))
  const fixed = Math.max(focused, 0)
  const [first] = elements
  if (focused < 0 && first !== undefined && home.firstElementChild !== first) home.prepend(first)
  for (let at = fixed - 1; at >= 0; at--) {
    const [element, next] = [elements[at] as Element, elements[at + 1] as Element]
    if (next.previousElementSibling !== element) next.before(element)
  }
  for (let at = fixed + 1; at < elements.length; at++) {
    const [before, element] = [elements[at - 1] as Element, elements[at] as Element]
    if (before.nextElementSibling !== element) before.after(element)
  }
}
