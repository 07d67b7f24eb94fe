/** Lightness below which a pixel is ink. */
const INK = 200
/** How long a ruled line is at least, as a part of the page: dashes are longer than strokes that go down. */
const SHORTEST = { along: 1 / 10, down: 1 / 14 }
/** Pixels: how thick it is at most, and what may be missing of it. */
const THICKEST = 9
const GAP = 3
/** Share of a line beside which there is paper; letters have strokes that others cross. */
const THIN = 0.6

/** A picture as rows of ink, with what lies `along` a line and `across` it. */
class Ink {
  /** @param {Uint8Array} dark @param {number} long pixels of a line @param {number} least those that a ruled line has @param {number} lines @param {number} step from a pixel of a line to the next @param {number} across from a line to the next */
  constructor(dark, long, least, lines, step, across) {
    this.dark = dark
    this.long = long
    this.least = least
    this.lines = lines
    this.step = step
    this.across = across
  }

  isDark(/** @type {number} */ line, /** @type {number} */ at) {
    return line >= 0 && line < this.lines && this.dark[line * this.across + at * this.step] === 1
  }

  /** How thick the ink is across a line at one place, up to a little more than a line may be; with where it begins. */
  thickness(/** @type {number} */ line, /** @type {number} */ at) {
    let first = line
    while (line - first <= THICKEST && this.isDark(first - 1, at)) first -= 1
    let last = line
    while (last - first <= THICKEST && this.isDark(last + 1, at)) last += 1
    return { first, thick: last - first + 1 }
  }

  /** Stretches of ink along a line that are long enough, `[from, to]` with the end left out. */
  *stretches(/** @type {number} */ line) {
    let from = -1
    let last = -1
    for (let at = 0; at <= this.long; at++) {
      if (at < this.long && this.isDark(line, at)) {
        if (from < 0) from = at
        last = at
      } else if (from >= 0 && (at - last > GAP || at === this.long)) {
        if (last + 1 - from >= this.least) yield/** @type {const} */ ([from, last + 1])
        from = -1
      }
    }
  }

  /** Pixels of ruled lines: thin ones, which nothing crosses, and those that letters or other lines cross. */
  rules(/** @type {(pixel: number) => void} */ onThin, /** @type {(pixel: number) => void} */ onCrossed) {
    for (let line = 0; line < this.lines; line++) {
      for (const [from, to] of this.stretches(line)) {
        const places = Array.from({ length: to - from }, (_, index) => ({ at: from + index, ...this.thickness(line, from + index) }))
        const inked = places.filter(({ at }) => this.isDark(line, at))
        const thin = inked.filter(({ thick }) => thick <= THICKEST)
        if (thin.length < (to - from) * THIN) continue
        for (const { at, first, thick } of inked) {
          if (thick > THICKEST) onCrossed(line * this.across + at * this.step)
          else for (let across = first - 1; across <= first + thick; across++) onThin(across * this.across + at * this.step)
        }
      }
    }
  }
}

/** Where lines cross: pixels that are of a line each way, with those around them. */
function* crossings(/** @type {Set<number>} */ along, /** @type {Set<number>} */ down, /** @type {number} */ width) {
  for (const pixel of along) {
    if (!down.has(pixel)) continue
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) yield pixel + y * width + x
  }
}

/**
 * Takes the ruled lines of tables out of a picture, which keep what recognises letters from seeing any of a table; whether it had some.
 * @param {Uint8ClampedArray} pixels four bytes each, which are changed @param {number} width @param {number} height
 */
export function removeRules(pixels, width, height) {
  const dark = new Uint8Array(width * height)
  for (let at = 0; at < dark.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    dark[at] = red * 0.3 + green * 0.6 + blue * 0.1 < INK ? 1 : 0
  }
  let found = false
  const erase = (/** @type {number} */ pixel) => {
    found = true
    if (pixel >= 0 && pixel < dark.length) pixels.fill(255, pixel * 4, pixel * 4 + 3)
  }
  /** @type {Set<number>} */
  const along = new Set()
  /** @type {Set<number>} */
  const down = new Set()
  new Ink(dark, width, width * SHORTEST.along, height, 1, width).rules(erase, pixel => along.add(pixel))
  new Ink(dark, height, height * SHORTEST.down, width, width, 1).rules(erase, pixel => down.add(pixel))
  for (const pixel of crossings(along, down, width)) erase(pixel)
  return found
}
