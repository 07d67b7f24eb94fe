// Runs in a process of its own: decodes the picture at one path and writes it anew, without anything but its pixels, to another.
import { readFileSync, writeFileSync } from 'node:fs'
import { Transformer } from '@napi-rs/image'
import { decompressFrame, parseGIF } from 'gifuct-js'
import omggif from 'omggif'
import { pictureSize } from '../../../util/picture-size.js'

/** @typedef {{ problem: 'tooManyPixels' | 'broken', width?: number, height?: number }} Refused */
/** @typedef {{ from: string, to: string, type: string, pixels: number, animationPixels: number }} Task */

const JPEG_QUALITY = 90
const WEBP_QUALITY = 90

/** Encoders of still pictures by the type that `pictureSize` finds. Orientation is applied to the pixels. */
const encoders = {
  jpg: (/** @type {Buffer} */ bytes) => new Transformer(bytes).rotate().jpegSync(JPEG_QUALITY),
  png: (/** @type {Buffer} */ bytes) => new Transformer(bytes).rotate().pngSync(),
  bmp: (/** @type {Buffer} */ bytes) => new Transformer(bytes).rotate().bmpSync(),
  webp: (/** @type {Buffer} */ bytes) => {
    const picture = new Transformer(bytes).rotate()
    return bytes.subarray(0, 64).includes('VP8L') ? picture.webpLosslessSync() : picture.webpSync(WEBP_QUALITY)
  },
}

/** The type that `pictureSize` gives to each media type. */
const TYPES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/bmp': 'bmp', 'image/webp': 'webp', 'image/gif': 'gif' }

/** How often an animation is played; 0 is without end, undefined is once. */
function loopOf(/** @type {ReturnType<typeof parseGIF>} */ gif) {
  for (const frame of gif.frames) {
    const { id, blocks } = /** @type {{ application?: { id: string, blocks: Uint8Array } }} */ (frame).application ?? {}
    if (id === 'NETSCAPE2.0' && blocks?.[0] === 1) return (blocks[1] ?? 0) + (blocks[2] ?? 0) * 256
  }
  return undefined
}

/** Colours of a frame, as many as its pixels name: a power of two. */
function paletteOf(/** @type {[number, number, number][]} */ table, /** @type {number} */ highest) {
  let size = 2
  while (size <= highest || size < table.length) size *= 2
  return Array.from({ length: size }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = table[index] ?? []
    return red * 65_536 + green * 256 + blue
  })
}

function addFrame(/** @type {omggif.GifWriter} */ writer, /** @type {ReturnType<typeof decompressFrame>} */ frame) {
  const { dims, pixels, colorTable, delay = 0, disposalType = 0, transparentIndex } = frame
  let highest = transparentIndex ?? 0
  for (const pixel of pixels) if (pixel > highest) highest = pixel
  writer.addFrame(dims.left, dims.top, dims.width, dims.height, pixels, {
    palette: paletteOf(colorTable ?? [], highest),
    delay: Math.round(delay / 10),
    disposal: disposalType > 3 ? 0 : disposalType,
    ...(transparentIndex !== undefined && { transparent: transparentIndex }),
  })
}

/** Frame by frame, so that only one is unpacked at a time. */
function redrawGif(/** @type {Buffer} */ bytes, /** @type {Task} */ { animationPixels }) {
  const gif = parseGIF(/** @type {ArrayBuffer} */ (bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)))
  const frames = gif.frames.filter(frame => 'image' in frame)
  if (frames.length === 0) return { problem: 'broken' }
  const area = frames.reduce((sum, { image }) => sum + image.descriptor.width * image.descriptor.height, 0)
  if (area > animationPixels) return { problem: 'tooManyPixels', width: gif.lsd.width, height: gif.lsd.height }
  // At most 12 bits for a pixel, the colours and the head of each frame.
  const buffer = Buffer.alloc(Math.ceil(area * 1.6) + frames.length * 1024 + 1024)
  const loop = loopOf(gif)
  const writer = new omggif.GifWriter(buffer, gif.lsd.width, gif.lsd.height, loop === undefined ? {} : { loop })
  for (const frame of frames) addFrame(writer, decompressFrame(frame, gif.gct, false))
  return buffer.subarray(0, writer.end())
}

function redraw(/** @type {Task} */ task) {
  const bytes = readFileSync(task.from)
  const { width, height, type = '' } = pictureSize(bytes)
  if (TYPES[/** @type {keyof typeof TYPES} */ (task.type)] !== type) return { problem: 'broken' }
  if (width * height > task.pixels) return { problem: 'tooManyPixels', width, height }
  return type === 'gif' ? redrawGif(bytes, task) : encoders[/** @type {keyof typeof encoders} */ (type)](bytes)
}

/** @returns {Refused | null} */
function run(/** @type {Task} */ task) {
  try {
    const drawn = redraw(task)
    if ('problem' in drawn) return /** @type {Refused} */ (drawn)
    writeFileSync(task.to, drawn, { mode: 0o600, flag: 'wx', flush: true })
    return null
  } catch {
    return { problem: 'broken' }
  }
}

process.once('message', task => {
  const refused = run(/** @type {Task} */ (task))
  process.send?.({ refused }, () => process.disconnect())
})
