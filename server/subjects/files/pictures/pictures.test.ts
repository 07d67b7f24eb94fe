import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import omggif from 'omggif'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { animatedGif, bmpOf, bombPng, pngOf, turnedJpeg, webpOf } from '../../../../tests/helpers/pictures'
import { PICTURE_LIMITS, type PictureLimits, redrawPicture } from '.'

let folder: string
let count = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function redraw(bytes: Buffer, type: string, limits: Partial<PictureLimits> = {}): Promise<Buffer> {
  const from = join(folder, `${++count}`)
  writeFileSync(from, bytes)
  await redrawPicture(from, `${from}-to`, type, { ...PICTURE_LIMITS, ...limits })
  return readFileSync(`${from}-to`)
}

it.each([
  ['image/png', pngOf(40, 20)],
  ['image/bmp', bmpOf(40, 20)],
  ['image/webp', webpOf(40, 20)],
])('%s keeps its size and its pixels, and nothing that was hung on', async (type, bytes) => {
  const drawn = await redraw(Buffer.concat([bytes, Buffer.from('<script>hung on</script>')]), type)
  expect(drawn.includes('hung on')).toBe(false)
  const picture = new Transformer(drawn)
  expect(picture.metadataSync()).toMatchObject({ width: 40, height: 20 })
  const [red = 0, , blue = 0] = picture.rawPixelsSync()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(40)
})

it('a photograph is turned upright and loses where it was taken', async () => {
  const taken = turnedJpeg(64, 32)
  expect(taken.includes('121.4737')).toBe(true)
  const drawn = await redraw(taken, 'image/jpeg')
  expect(drawn.includes('121.4737')).toBe(false)
  expect(drawn.includes('Exif')).toBe(false)
  const picture = new Transformer(drawn)
  expect(picture.metadataSync()).toMatchObject({ width: 32, height: 64 })
  // What lay on the left is above now.
  const pixels = picture.rawPixelsSync()
  expect(pixels[0]).toBeGreaterThan(200)
  expect(pixels.at(-1)).toBeGreaterThan(200)
})

it('an animation keeps its frames, their places and times', async () => {
  const drawn = await redraw(animatedGif(30, 20, 3), 'image/gif')
  expect(drawn.includes('secret')).toBe(false)
  const gif = new omggif.GifReader(drawn)
  expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([30, 20, 3, 0])
  expect(gif.frameInfo(1)).toMatchObject({ x: 1, y: 2, width: 29, height: 18, delay: 7, disposal: 1, transparent_index: 3 })
  const shown = new Uint8Array(30 * 20 * 4)
  for (const frame of [0, 1]) gif.decodeAndBlitFrameRGBA(frame, shown)
  expect([...shown.slice(0, 4)]).toEqual([255, 0, 0, 255])
  expect([...shown.slice(-4)]).toEqual([0, 255, 0, 255])
})

it('a picture of very many pixels is refused by its head', async () => {
  const head = bombPng(30_000, 30_000).subarray(0, 64)
  await expect(redraw(head, 'image/png')).rejects.toThrow('上传失败！图片尺寸过大（30000×30000），总像素不能超过5000万')
  await expect(redraw(animatedGif(30, 20, 3), 'image/gif', { animationPixels: 1000 })).rejects.toThrow('图片尺寸过大')
})

it('what cannot be decoded, or is something else than it says, is refused', async () => {
  const broken = pngOf(40, 20)
  await expect(redraw(broken.subarray(0, broken.length - 40), 'image/png')).rejects.toThrow('图片无法读取')
  await expect(redraw(pngOf(4, 4), 'image/jpeg')).rejects.toThrow('图片无法读取')
  await expect(redraw(Buffer.from('GIF89a\x04\0\x04\0\x80\0\0', 'latin1'), 'image/gif')).rejects.toThrow('图片无法读取')
})

it('one that takes too long is ended', async () => {
  await expect(redraw(pngOf(40, 20), 'image/png', { time: 1 })).rejects.toThrow('图片处理超时')
})
