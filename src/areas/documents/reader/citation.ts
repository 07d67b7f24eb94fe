import type { Hit, ReaderPage, TextOf } from '../calls'
import { readerAddress } from '../reader-address'
import { texts } from '../texts'

/** A place of a document that a report or a finding names. */
export interface Citation extends TextOf {
  readonly name: string
  readonly page: number
  readonly text: string
}

/** Characters of a citation at most. */
const LONGEST = 500
const ENDS = '。！？；!?;\n'

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)

/** The sentence around a hit. */
export function sentenceAround(text: string, { start, end }: Pick<Hit, 'start' | 'end'>): string {
  let from = start
  while (from > 0 && !ENDS.includes(text.charAt(from - 1))) from -= 1
  let to = end
  while (to < text.length && !ENDS.includes(text.charAt(to))) to += 1
  return tidy(text.slice(from, text.charAt(to) === '\n' ? to : to + 1))
}

interface Chosen {
  readonly page: number
  readonly text: string
}

/** What is cited where nothing is chosen: the sentence of the hit that is shown, else the beginning of the page. */
export function citedText(pages: readonly (ReaderPage | undefined)[], hit: Hit | undefined, page: number): Chosen {
  const read = pages[(hit?.page ?? page) - 1]
  if (hit !== undefined) return { page: hit.page, text: sentenceAround(read?.text ?? '', hit) }
  const start = tidy(read?.text ?? '')
  return { page, text: sentenceAround(start, { start: 0, end: 0 }) }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/** A citation as people read it, and as a link that texts with formats take. */
export function citationTexts(citation: Citation) {
  const plain = texts.citation(citation.text, citation.name, citation.page)
  const address = readerAddress({ ...citation, text: citation.text.slice(0, 50) })
  return { plain, html: `<a href="${escaped(address)}" data-citation="${escaped(JSON.stringify(citation))}">${escaped(plain)}</a>` }
}

/** Puts a citation into the clipboard. Throws where the browser does not allow that. */
export async function copyCitation(citation: Citation): Promise<void> {
  const { plain, html } = citationTexts(citation)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain)
  const part = (type: string, text: string) => [type, new Blob([text], { type })]
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries([part('text/plain', plain), part('text/html', html)]))])
}
