import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { ruledPage, scannedPage } from '../../../../../tests/helpers/documents'
import { removeRules } from './rules.js'

async function pixelsOf(png: Buffer) {
  const picture = await loadImage(png)
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

const inkOf = (pixels: Uint8ClampedArray) => pixels.reduce((sum, value, at) => sum + (at % 4 === 0 && value < 200 ? 1 : 0), 0)

it('leaves strokes of letters alone, also those that are lines', async () => {
  const { data, width, height } = await pixelsOf(scannedPage(['一二三十工王——', '￣＿＝＋－'], { size: 80 }).png)
  const before = inkOf(data)
  expect(removeRules(data, width, height)).toBe(false)
  expect(inkOf(data)).toBe(before)
})

it.each([0, 0.6, -1])('leaves of an empty table nothing, askew by %d degrees', async degrees => {
  const { data, width, height } = await pixelsOf(ruledPage('', [[], [], [], []], degrees))
  const before = inkOf(data)
  expect(removeRules(data, width, height)).toBe(true)
  expect(inkOf(data)).toBeLessThan(before / 50)
})
