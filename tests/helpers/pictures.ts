import { deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import omggif from 'omggif'

/** Pixels of which every one differs from its neighbours: the left half is red, the right half blue. */
function pixels(width: number, height: number): Uint8Array {
  const found = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index++) found.set(index % width < width / 2 ? [250, 0, 0, 255] : [0, 0, 250, 255], index * 4)
  return found
}

const draw = (width: number, height: number) => Transformer.fromRgbaPixels(pixels(width, height), width, height)

/** A picture whose left half is red and whose right half is blue. */
export const pngOf = (width: number, height: number): Buffer => draw(width, height).pngSync()
export const webpOf = (width: number, height: number): Buffer => draw(width, height).webpSync(90)
export const bmpOf = (width: number, height: number): Buffer => draw(width, height).bmpSync()

const EXIF_TURNED = Buffer.from('45786966000049492a00080000000100120103000100000006000000000000000000', 'hex')
const COMMENT = 'N 31.2304 E 121.4737'

/** A JPEG that says that it lies on its side, and in a comment where it was taken. */
export function turnedJpeg(width: number, height: number): Buffer {
  const plain = draw(width, height).jpegSync(95)
  const segment = (kind: number, body: Buffer) => Buffer.concat([Buffer.from([0xff, kind, 0, body.length + 2]), body])
  return Buffer.concat([plain.subarray(0, 2), segment(0xe1, EXIF_TURNED), segment(0xfe, Buffer.from(COMMENT)), plain.subarray(2)])
}

/** A PNG of that size in its head, with pixels of a single colour that pack well. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1024 * 1024))
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length)
    return Buffer.concat([size, Buffer.from(name, 'latin1'), body, Buffer.alloc(4)])
  }
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** An animation of so many frames, each a patch of one colour, with a note at its end. */
export function animatedGif(width: number, height: number, frames: number): Buffer {
  const buffer = Buffer.alloc(1024 + frames * (width * height * 2 + 1024))
  const writer = new omggif.GifWriter(buffer, width, height, { loop: 0 })
  for (let frame = 0; frame < frames; frame++) {
    const palette = [0xff0000, 0x00ff00, 0x0000ff, 0x000000]
    const [x, y] = frame === 0 ? [0, 0] : [1, 2]
    writer.addFrame(
      x,
      y,
      width - x,
      height - y,
      Array.from({ length: (width - x) * (height - y) }, () => frame % 3),
      {
        palette,
        delay: 7,
        disposal: 1,
        transparent: 3,
      },
    )
  }
  const end = writer.end()
  const note = Buffer.from('!\xfe\x06secret\0', 'latin1')
  return Buffer.concat([buffer.subarray(0, end - 1), note, Buffer.from(';')])
}
