import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import tesseract from 'tesseract.js'
import { fraction, textOfLines } from '../lines.js'
import { removeRules } from './rules.js'

const { resolve } = createRequire(import.meta.url)
const LANGUAGES = ['chi_sim', 'eng']
/** Of 100. Words below it are specks, lines and stamps. */
const LEAST_SURE = 25
/** A page that is read so badly may lie on its side or stand on its head. */
const UNSURE = 55
const TURNS = [90, 270, 180]

/** @typedef {{ text: string, places: import('../types').Places, sure: number }} Recognised */

/** @type {Promise<tesseract.Worker> | undefined} */
let worker

/** Data of the languages comes from packages, so that nothing is fetched; it is looked for in one folder. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'weft-letters-'))
  try {
    for (const code of LANGUAGES) {
      const file = `${code}.traineddata.gz`
      copyFileSync(resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${file}`), join(folder, file))
    }
    return await tesseract.createWorker(LANGUAGES.join('+'), tesseract.OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function recogniseUpright(/** @type {Buffer} */ png, /** @type {number} */ width, /** @type {number} */ height) {
  worker ??= open()
  const { data } = await (await worker).recognize(png, { rotateAuto: true }, { blocks: true, text: false })
  let sum = 0
  let count = 0
  const lines = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(paragraph => paragraph.lines)
    .map(line =>
      line.words
        .filter(({ confidence }) => confidence >= LEAST_SURE)
        .map(({ text, confidence, bbox }) => {
          sum += confidence * text.length
          count += text.length
          return { text, x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 }
        }),
    )
  return { ...textOfLines(lines, width, height), sure: count === 0 ? 0 : sum / count }
}

/** The picture without the ruled lines of tables; as it is where it has none. */
async function withoutRules(/** @type {Buffer} */ png, /** @type {number} */ width, /** @type {number} */ height) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(png), 0, 0)
  const picture = context.getImageData(0, 0, width, height)
  if (!removeRules(picture.data, width, height)) return png
  context.putImageData(picture, 0, 0)
  return canvas.toBuffer('image/png')
}

/** The picture turned by degrees, clockwise. */
async function turned(/** @type {Buffer} */ png, /** @type {number} */ degrees) {
  const picture = await loadImage(png)
  const [width, height] = degrees === 180 ? [picture.width, picture.height] : [picture.height, picture.width]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return { png: canvas.toBuffer('image/png'), width, height }
}

/** Boxes of a picture that was turned, as they lie on the one that was not. */
function turnedBack(/** @type {Recognised} */ { text, places, sure }, /** @type {number} */ degrees) {
  const runs = places.runs.map(([start, end, x, y, width, height]) => {
    if (degrees === 180) return [start, end, fraction(1 - x - width), fraction(1 - y - height), width, height]
    return degrees === 90
      ? [start, end, y, fraction(1 - x - width), height, width]
      : [start, end, fraction(1 - y - height), x, height, width]
  })
  const upright = degrees === 180 ? places : { width: places.height, height: places.width }
  return {
    text,
    sure,
    places: { width: upright.width, height: upright.height, runs: /** @type {import('../types').Places['runs']} */ (runs) },
  }
}

/**
 * The text of a picture without its ruled lines, straightened where it is askew, turned where it lies on its side.
 * @param {Buffer} given a PNG @param {number} width @param {number} height
 */
export async function recognise(given, width, height) {
  const png = await withoutRules(given, width, height)
  let best = await recogniseUpright(png, width, height)
  if (best.sure >= UNSURE) return best
  for (const degrees of TURNS) {
    const other = await turned(png, degrees)
    const read = await recogniseUpright(other.png, other.width, other.height)
    // A word or two are read out of any picture, whichever way it lies.
    if (read.sure > best.sure + 10 && read.text.length >= best.text.length / 2) best = turnedBack(read, degrees)
    if (best.sure >= UNSURE) break
  }
  return best
}
