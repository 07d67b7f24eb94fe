/** Signs that servers take in a path as they stand. */
const SIGNS = /^[!"$-[\]-~]*$/
/** Codes of signs that need none, and of those that no text has: only who looks for a way around a rule writes them. */
const NEEDLESS = /%(?:[01][\da-f]|7f|2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/i
/** What some servers read otherwise than others, beside the signs that codes stand for: empty segments, and a tilde that is written as a code. */
const AMBIGUOUS = /\/\/|%7e/i
/** The same among the signs that codes stand for: parameters of a segment, and codes of codes. */
const AMBIGUOUS_SIGNS = /[;\\%]/
/** `.` and `..`, also before what follows a semicolon or a colon, which some servers take away. */
const DOTS = /^\.{1,2}(?:[;:]|$)/
/** How often a text of codes of codes is read. */
const MAX_DECODED = 4
/** What some servers take for `/` and `\`, though Unicode does not. */
const SLASHES: Readonly<Record<string, string>> = { '\u2044': '/', '\u2215': '/', '\u2216': '\\', '\u29f5': '\\' }

/** A text as servers read it that take signs of other widths for plain ones, and pass over blanks and what has no width. */
const plainSigns = (text: string) =>
  text
    .replace(/[\u2044\u2215\u2216\u29f5]/g, sign => SLASHES[sign] ?? sign)
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** A text whose codes are read, with what is none left as it stands. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, codes => Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'))

/** Whether the codes of a path are UTF-8, written shortest. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The text that codes stand for, at each reading, the path itself first. */
function readings(path: string): string[] {
  const found = [path]
  while (found.length <= MAX_DECODED && found.at(-1)?.includes('%')) found.push(plainSigns(decoded(found.at(-1) ?? '')))
  return found
}

const segmentsOf = (text: string) => text.split(/[/\\]/)

/**
 * What makes a path one that a target may read otherwise than the routes do: `never` is forwarded by none, `ambiguous` by those that say so;
 * undefined for a plain one.
 */
export function pathFault(path: string): 'never' | 'ambiguous' | undefined {
  if (!SIGNS.test(path) || NEEDLESS.test(path) || !isWellFormed(path)) return 'never'
  const texts = readings(path)
  if (texts.some(text => segmentsOf(text).some(segment => DOTS.test(segment)))) return 'never'
  const read = texts[1] ?? path
  const isMoved = AMBIGUOUS_SIGNS.test(read) || segmentsOf(read).length !== segmentsOf(path).length
  return isMoved || AMBIGUOUS.test(path) ? 'ambiguous' : undefined
}
