import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontEnvironment } from './fonts.mjs'
import { root } from './steps.mjs'

const OURS = ['@embedpdf/fonts-sc/fonts', 'dejavu-fonts-ttf/ttf']

it.each([
  ['the fonts of the project', {}, OURS],
  ['none of the project when they are left out, but one that a browser can start with', { bare: true }, ['pdfjs-dist/standard_fonts']],
])('names %s and none of the machine', (_, options, want) => {
  const text = readFileSync(fontEnvironment(options).FONTCONFIG_FILE, 'utf8')
  const folders = [...text.matchAll(/<dir>(.+)<\/dir>/g)].map(([, folder]) => folder)
  expect(folders).toEqual(want.map(folder => join(root, 'node_modules', folder)))
  expect(text).not.toContain('<include')
})
