/** A paragraph of Word that stands for an item of a list. */
interface Item {
  readonly paragraph: HTMLElement
  readonly level: number
  readonly ordered: boolean
}

const ORDERED = /^[\s\u00a0]*[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.)、）．]/i

function itemOf(paragraph: HTMLElement): Item | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1]
  if (level === undefined) return undefined
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find(span =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const ordered = ORDERED.test(marker?.textContent ?? '')
  marker?.remove()
  return { paragraph, level: Number(level), ordered }
}

/** Makes lists of the paragraphs that Word draws as lists. To be called while their styles are still Word's. */
export function makeLists(page: Document): void {
  /** The lists around the item before, by their depth. */
  let open: HTMLElement[] = []
  let before: Element | undefined
  for (const paragraph of [...page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const item = itemOf(paragraph)
    if (item === undefined) continue
    // Something else stands between: another list begins.
    if (paragraph.previousElementSibling !== before) open = []
    open = open.slice(0, item.level)
    while (open.length < item.level) open.push(openList(page, item, open.at(-1)))
    const list = open.at(-1)
    if (list === undefined) continue
    const entry = page.createElement('li')
    entry.append(...paragraph.childNodes)
    list.append(entry)
    paragraph.remove()
    before = open[0]
  }
}

function openList(page: Document, { paragraph, ordered }: Item, parent: HTMLElement | undefined): HTMLElement {
  const list = page.createElement(ordered ? 'ol' : 'ul')
  if (parent === undefined) paragraph.before(list)
  else {
    const entry = parent.lastElementChild ?? parent.appendChild(page.createElement('li'))
    entry.append(list)
  }
  return list
}
