import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** HTML in the words that the schema reads: what is said by a style of a cell or a column there, stands in an attribute. */
export function prepared(html: string): string {
  if (!/<(?:td|th|col)\b/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of page.querySelectorAll<HTMLElement>('td[style], th[style]')) {
    const colour = cell.style.backgroundColor
    if (colour !== '') cell.setAttribute('bgcolor', colour)
    // As a style it would be the colour of each text in it.
    cell.style.removeProperty('background-color')
  }
  for (const column of page.querySelectorAll<HTMLElement>('col[style]')) {
    const width = Number.parseFloat(column.style.width)
    if (column.style.width.endsWith('px') && width > 0) column.setAttribute('width', String(Math.round(width)))
  }
  return page.body.innerHTML
}

/** Blanks that a browser would draw as one, so that they are drawn as they were typed. Code keeps its own. */
function keepBlanks(html: string): string {
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map(part => (part.startsWith('<pre') ? part : part.replace(/ (?= )|(?<=<(?:p|h\d)(?: [^>]*)?>) | (?=<\/(?:p|h\d)>)/g, '&nbsp;')))
    .join('')
}

/** True: there is neither a text nor a picture. */
export function isEmptyDoc(doc: Node): boolean {
  let found = false
  doc.descendants(node => {
    if (node.type.name === 'image' || (node.isText && (node.text ?? '').trim() !== '')) found = true
    return !found
  })
  return !found
}

/** What is stored; null when nothing is there. The last paragraph that only offers room behind a table or a heading is left out. */
export function storedHtml(editor: Editor): string | null {
  const { doc } = editor.state
  if (isEmptyDoc(doc)) return null
  const html = keepBlanks(editor.getHTML())
  const last = doc.lastChild
  const before = doc.childCount > 1 ? doc.child(doc.childCount - 2) : undefined
  const isRoom = last?.type.name === 'paragraph' && last.childCount === 0 && before !== undefined && before.type.name !== 'paragraph'
  return isRoom ? html.replace(/<p(?: [^>]*)?><\/p>$/, '') : html
}

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
const SPLIT = new RegExp(`[${HAN}]|(?:(?![${HAN}])[\\p{L}\\p{N}])+(?:['’.,-](?:(?![${HAN}])[\\p{L}\\p{N}])+)*`, 'gu')

/** Words as office software counts them: each Chinese character, and each run of letters or digits. */
export function wordCount(doc: Node): number {
  let count = 0
  doc.descendants(node => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, ' ')
    count += text.match(SPLIT)?.length ?? 0
    return false
  })
  return count
}
