/** Pixels of a letter of 14 px: of those that stand in a square, such as Chinese ones, and of others. */
const SQUARE = 14
const NARROW = 7.8
/** From here on scripts write in squares; nearly all letters before are narrow. */
const SQUARES = 0x2e80

/** About as many pixels as a text takes; at most `most`. To measure it would lay the page out. */
export function textWidth(text: string, most = Number.POSITIVE_INFINITY): number {
  let width = 0
  for (let at = 0; at < text.length && width < most; at++) width += text.charCodeAt(at) >= SQUARES ? SQUARE : NARROW
  return Math.ceil(Math.min(width, most))
}
