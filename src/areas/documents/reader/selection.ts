/** What is chosen on one page: where it stands in the text of the page. */
export interface Chosen {
  readonly page: number
  readonly start: number
  readonly end: number
  /** The text as it is shown. */
  readonly text: string
}

const atOf = (piece: Element) => Number(piece.getAttribute('data-at'))

/** What is chosen inside of `root`; of a choice over several pages, what is on the first. Undefined: nothing. */
export function chosenPlace(root: Element | null): Chosen | undefined {
  const selection = window.getSelection()
  if (root === null || selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const pieces = [...root.querySelectorAll('[data-page] [data-at]')].filter(piece => range.intersectsNode(piece))
  const page = pieces[0]?.closest('[data-page]')
  const own = pieces.filter(piece => piece.closest('[data-page]') === page)
  const [first, last] = [own[0], own.at(-1)]
  if (!page || !first || !last) return undefined
  const start = atOf(first) + (first.contains(range.startContainer) && range.startContainer !== first ? range.startOffset : 0)
  const end =
    atOf(last) + (last.contains(range.endContainer) && range.endContainer !== last ? range.endOffset : (last.textContent ?? '').length)
  const text = selection.toString().replace(/\s+/g, ' ').trim()
  return end > start && text !== '' ? { page: Number(page.getAttribute('data-page')), start, end, text } : undefined
}
