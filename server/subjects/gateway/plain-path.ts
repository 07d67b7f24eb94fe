/** Signs that servers take in a path as they stand. */
const SIGNS = /^[!"$-[\]-~]*$/
/** Codes of signs that need none, and of those that no text has: only who looks for a way around a rule writes them. */
const NEEDLESS = /%(?:[01][\da-f]|7f|2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/i
/** What some servers read as an end of a segment or of a path, and others do not. */
const AMBIGUOUS = /;|\/\/|%(?:3b|2f|5c|25|7e)/i
/** `.` and `..`, also before what follows a semicolon, which some servers take away. */
const DOTS = /^\.{1,2}(?:;|$)/
/** How often a text of codes of codes is read. */
const MAX_DECODED = 4

/** The text that codes stand for, at each reading; undefined where a first one is no UTF-8, written shortest. */
function readings(path: string): string[] | undefined {
  const found = [path]
  try {
    while (found.length <= MAX_DECODED && found.at(-1)?.includes('%')) found.push(decodeURIComponent(found.at(-1) ?? ''))
  } catch {
    if (found.length === 1) return undefined
  }
  return found
}

/**
 * What makes a path one that a target may read otherwise than the routes do: `never` is forwarded by none, `ambiguous` by those that say so;
 * undefined for a plain one.
 */
export function pathFault(path: string): 'never' | 'ambiguous' | undefined {
  const texts = SIGNS.test(path) && !NEEDLESS.test(path) ? readings(path) : undefined
  const dotted = texts?.some(text => text.split(/[/\\]/).some(segment => DOTS.test(segment)))
  if (!texts || dotted) return 'never'
  return AMBIGUOUS.test(path) ? 'ambiguous' : undefined
}
