/** Letters of the texts of cells, or those of titles and sums, which are drawn bolder. */
export type Weight = 'regular' | 'bold'

/** Pixels of one letter. */
export type MeasureLetter = (letter: string, weight: Weight) => number

/** From here on scripts write in squares: each letter is as wide as the first that is measured. */
const SQUARES = 0x2e80
const SQUARE = '\u56fd'

/** How wide letters are, in pixels. Each is measured once, when it is first asked for. */
export class LetterWidths {
  private readonly known = { regular: new Float64Array(SQUARES + 1), bold: new Float64Array(SQUARES + 1) }

  constructor(private readonly measure: MeasureLetter) {}

  /** Of a letter by its code. */
  of(code: number, weight: Weight): number {
    const at = Math.min(code, SQUARES)
    return this.known[weight][at] || this.add(at, weight)
  }

  /** Whether another way to measure finds those letters as wide that have been asked for. */
  isLike(measure: MeasureLetter): boolean {
    const isSame = (weight: Weight) => this.known[weight].every((width, at) => width === 0 || width === widthAt(at, weight, measure))
    return isSame('regular') && isSame('bold')
  }

  private add(at: number, weight: Weight): number {
    const width = widthAt(at, weight, this.measure)
    this.known[weight][at] = width
    return width
  }
}

const widthAt = (at: number, weight: Weight, measure: MeasureLetter) => measure(at < SQUARES ? String.fromCharCode(at) : SQUARE, weight)
