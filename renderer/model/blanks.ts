/** Blanks of all of Unicode, with signs that have no width and no meaning at an end. */
const BLANKS = '[\\s\\u0085\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2060-\\u2064\\ufeff]'
const OUTER = new RegExp(`^${BLANKS}+|${BLANKS}+$`, 'gu')

/** Neither a blank nor beyond ASCII: most texts begin and end so. */
const isPlain = (code: number) => code > 32 && code < 127

/** The text without blanks around it (decision 226): spaces of every width, line breaks, zero-width signs. */
export function withoutOuterBlanks(text: string): string {
  if (isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1))) return text
  return text.replace(OUTER, '')
}
