import { randomInt } from 'node:crypto'
import { LETTERS } from './letters'
import { encodePng } from './png'

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

const [WIDTH, HEIGHT] = [132, 44]
const LENGTH = 4
/** Half the width of a stroke, in pixels. */
const [PEN, HAIR] = [1.7, 0.7]
const LINES = 4

/** A number of the range, in hundredths; from the generator of keys, so that no picture can be predicted. */
const between = (least: number, most: number) => least + (randomInt(0, 1001) / 1000) * (most - least)

const strokesOf = (letter: string): Stroke[] =>
  (LETTERS.get(letter) ?? '').split('|').map(stroke => stroke.split(' ').map(point => point.split(',').map(Number) as unknown as Point))

/** A letter at its place: turned, leaning, larger or smaller. */
function placed(letter: string, index: number): Stroke[] {
  const [angle, lean, size] = [between(-0.35, 0.35), between(-0.25, 0.25), between(3.6, 4.6)]
  const [left, top] = [(index + 0.5) * (WIDTH / LENGTH) + between(-4, 4), HEIGHT / 2 + between(-3, 3)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return strokesOf(letter).map(stroke =>
    stroke.map(([column, row]): Point => {
      const y = (row - 3) * size
      const x = (column - 2) * size + lean * y
      return [left + x * cos - y * sin, top + x * sin + y * cos]
    }),
  )
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Darkens what lies within `pen` of the way from one point to another; the edge fades over a pixel. */
function drawSegment(pixels: Uint8Array, from: Point, to: Point, pen: number): void {
  const [left, right] = [Math.min(from[0], to[0]) - pen - 1, Math.max(from[0], to[0]) + pen + 1]
  const [top, bottom] = [Math.min(from[1], to[1]) - pen - 1, Math.max(from[1], to[1]) + pen + 1]
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT - 1, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDTH - 1, right); x++) {
      const dark = Math.min(1, Math.max(0, pen + 0.5 - distance([x, y], from, to)))
      const at = y * WIDTH + x
      pixels[at] = Math.min(pixels[at] ?? 255, Math.round(255 - 215 * dark))
    }
  }
}

function drawStroke(pixels: Uint8Array, stroke: Stroke, pen: number): void {
  for (const [index, point] of stroke.entries()) {
    const before = stroke[index - 1]
    if (before) drawSegment(pixels, before, point, pen)
  }
}

/** A wave across the picture, which cuts through the letters. */
function wave(): Stroke {
  const [middle, height, length, shift] = [between(10, HEIGHT - 10), between(3, 9), between(12, 26), between(0, 6)]
  return Array.from({ length: WIDTH / 4 + 1 }, (_, step): Point => [step * 4, middle + height * Math.sin((step * 4) / length + shift)])
}

/** Four letters or digits that are hard to mistake for one another. */
export function randomLetters(): string {
  const letters = [...LETTERS.keys()]
  return Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
}

/** A text of `randomLetters` as a PNG of 132 by 44 pixels: letters turned and cut by waves. No two pictures are alike. */
export function drawLetters(text: string): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [index, letter] of [...text].entries()) for (const stroke of placed(letter, index)) drawStroke(pixels, stroke, PEN)
  for (let line = 0; line < LINES; line++) drawStroke(pixels, wave(), HAIR)
  return encodePng(pixels, WIDTH)
}
