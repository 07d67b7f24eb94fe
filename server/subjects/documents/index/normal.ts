import { Converter } from 'opencc-js/t2cn'

/** A text in the form in which texts are compared, and where each of its characters stands in the original. */
export interface NormalText {
  readonly text: string
  /** By UTF-16 offset in `text`: where the original of the character begins, and where it ends. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const simplified = Converter({ from: 't', to: 'cn' })
const MARKS = /\p{M}+/gu
/** What cannot be seen or kept: controls, zero widths, soft hyphens, halves of surrogate pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
const BLANK = /\s/
const BLANKS = /\s/gu

/** One character: half width, without accents, lower case, simplified; '' when it says nothing. */
function normalCharacter(character: string): string {
  if (BLANK.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(MARKS, '').replace(BLANKS, ' ').replace(UNSEEN, '').toLowerCase()
  return Array.from(plain, each => simplified(each)).join('')
}

const known = new Map<number, string>()

function normalOfCode(code: number): string {
  const found = known.get(code)
  if (found !== undefined) return found
  const made = normalCharacter(String.fromCodePoint(code))
  known.set(code, made)
  return made
}

const isDigit = (code: number) => code >= 48 && code <= 57
/** Chinese is written without blanks: those beside it are of the layout. */
const isHan = (code: number) => (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xd840 && code <= 0xdfff)
const SPACE = 32
const COMMA = 44

/** Characters of a normal text as they are found, with their places. */
class Builder {
  private readonly codes: number[] = []
  private readonly starts: number[] = []
  private readonly ends: number[] = []
  /** A blank or a comma of which the next character decides whether it stays. */
  private held: { readonly code: number; readonly start: number; readonly end: number } | undefined

  add(code: number, start: number, end: number): void {
    if (code === SPACE) {
      if (this.held?.code === COMMA) this.flush()
      this.held ??= { code, start, end }
      return
    }
    this.decide(code)
    const last = this.codes.at(-1)
    if (code === COMMA && last !== undefined && isDigit(last)) this.held = { code, start, end }
    else this.push(code, start, end)
  }

  /** Between words of letters a blank stays, in numbers no comma does. */
  private decide(next: number): void {
    if (!this.held) return
    const last = this.codes.at(-1)
    const stays = this.held.code === COMMA ? !isDigit(next) : last !== undefined && !isHan(last) && !isHan(next)
    if (stays) this.flush()
    this.held = undefined
  }

  private flush(): void {
    if (this.held) this.push(this.held.code, this.held.start, this.held.end)
    this.held = undefined
  }

  private push(code: number, start: number, end: number): void {
    this.codes.push(code)
    this.starts.push(start)
    this.ends.push(end)
  }

  end(): NormalText {
    if (this.held?.code === COMMA) this.flush()
    return { text: textOf(this.codes), starts: Uint32Array.from(this.starts), ends: Uint32Array.from(this.ends) }
  }
}

const PIECE = 8192

function textOf(codes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < codes.length; at += PIECE) text += String.fromCharCode(...codes.slice(at, at + PIECE))
  return text
}

/**
 * The form in which texts are compared: simplified, half width, lower case, without accents; blanks beside Chinese and commas inside numbers
 * are left out, other blanks are one. What stands in a text stands in its normal form, too, but for blanks and commas at its ends.
 */
export function normalise(original: string): NormalText {
  const builder = new Builder()
  for (let at = 0; at < original.length; ) {
    const code = original.codePointAt(at) ?? 0
    const end = at + (code > 0xffff ? 2 : 1)
    const normal = normalOfCode(code)
    for (let unit = 0; unit < normal.length; unit += 1) builder.add(normal.charCodeAt(unit), at, end)
    at = end
  }
  return builder.end()
}

/** The normal form without places. */
export const normalOf = (original: string): string => normalise(original).text

/** The normal form of what is looked for: nothing hangs on its ends. */
export const wantedOf = (original: string): string => normalOf(original).replace(/^[\s,]+|[\s,]+$/g, '')

/** A stretch of a text: UTF-16 offsets, the end left out. */
export type Stretch = readonly [from: number, to: number]

/** Where a normal text stands in another one, as stretches of the original; they do not overlap. */
export function placesOf({ text, starts, ends }: NormalText, wanted: string): Stretch[] {
  const places: Stretch[] = []
  if (wanted === '') return places
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    places.push([starts[at] ?? 0, ends[at + wanted.length - 1] ?? 0])
  }
  return places
}
