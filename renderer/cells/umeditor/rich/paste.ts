import { HTML_STYLES } from '../../../model/html-styles'
import { makeLists } from './word-list'

/** What office software puts around and between texts. */
const NOISE = 'style, script, meta, link, title, xml, iframe, object, embed, noscript, template'

/** Colours that mean none: what they look like is for the page to say, dark ones too. */
const NO_COLOUR = new Set(['windowtext', 'black', '#000', '#000000', 'rgb(0, 0, 0)', 'inherit', 'initial', 'currentcolor'])
const NO_BACKGROUND = new Set(['transparent', 'white', '#fff', '#ffffff', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)', 'inherit', 'initial'])

/** Others are on another machine, or in another tab. */
const ADDRESS = /^(?:https?:|data:image\/|\/(?!\/))/i

const POINT = 4 / 3
const rounded = (value: number) => String(Math.round(value * 100) / 100)
const numberOf = (value: string, unit: string) => (value.endsWith(unit) ? Number.parseFloat(value) : Number.NaN)

/** A style as the editor writes it; undefined drops it. */
function translated(name: string, value: string, source: string): string | undefined {
  switch (name) {
    case 'color':
      return NO_COLOUR.has(value.toLowerCase()) ? undefined : value
    case 'background-color':
      return NO_BACKGROUND.has(value.toLowerCase()) ? undefined : value
    case 'font-size': {
      const points = numberOf(value, 'pt')
      return Number.isNaN(points) ? value : `${Math.round(points * POINT)}px`
    }
    case 'line-height': {
      const percent = numberOf(value, '%')
      if (value === 'normal') return undefined
      return Number.isNaN(percent) ? value.replace(/\.0+(?=pt$)/, '') : rounded(percent / 100)
    }
    case 'text-indent': {
      const characters = Number(/mso-char-indent-count:\s*([\d.]+)/i.exec(source)?.[1])
      return characters > 0 ? `${rounded(characters)}em` : Number.parseFloat(value) > 0 ? value : undefined
    }
    case 'letter-spacing':
    case 'padding-left':
      return Number.parseFloat(value) > 0 ? value : undefined
    // Fonts of another machine.
    case 'font-family':
      return undefined
    default:
      return value
  }
}

function cleanStyle(element: HTMLElement): void {
  const source = element.getAttribute('style') ?? ''
  const kept = Object.entries(HTML_STYLES).flatMap(([name, allowed]) => {
    const value = translated(name, element.style.getPropertyValue(name).trim(), source)
    return value !== undefined && allowed.some(pattern => pattern.test(value)) ? [`${name}: ${value}`] : []
  })
  if (kept.length === 0) element.removeAttribute('style')
  else element.setAttribute('style', kept.join('; '))
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  for (const comment of comments) comment.remove()
}

/** `<o:p>` and its like: what stands in it stays, but for the blank that Word puts into each empty one. */
function unwrapOffice(page: Document): void {
  for (const element of [...page.body.querySelectorAll('*')]) {
    if (!element.tagName.includes(':')) continue
    if ((element.textContent ?? '').replaceAll('\u00a0', '').trim() === '') element.remove()
    else element.replaceWith(...element.childNodes)
  }
}

/** Paragraphs of a list in Word's words, cells in Excel's: pasted HTML as the editor would have written it. */
export function cleanPasted(html: string): string {
  // Copied from an editor like this one.
  if (/data-pm-slice/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  removeComments(page)
  for (const element of page.querySelectorAll(NOISE)) element.remove()
  makeLists(page)
  unwrapOffice(page)
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) cleanStyle(element)
  for (const image of page.querySelectorAll('img')) {
    // Pages that load their pictures late, such as those of WeChat, keep the address beside an empty one.
    const late = image.dataset.src
    if (late !== undefined && ADDRESS.test(late)) image.setAttribute('src', late)
    if (!ADDRESS.test(image.getAttribute('src') ?? '')) image.remove()
  }
  return page.body.innerHTML
}

/** Whether HTML is one picture and nothing else, as of a picture that was copied from a page. */
export function isOnePicture(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelectorAll('img').length === 1 && (page.body.textContent ?? '').trim() === ''
}
