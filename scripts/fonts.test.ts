import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontEnvironment } from './fonts.mjs'
import { root } from './steps.mjs'

it('names the fonts of the project and none of the machine', () => {
  const text = readFileSync(fontEnvironment().FONTCONFIG_FILE, 'utf8')
  const folders = [...text.matchAll(/<dir>(.+)<\/dir>/g)].map(([, folder]) => folder)
  expect(folders).toEqual(['@embedpdf/fonts-sc/fonts', 'dejavu-fonts-ttf/ttf'].map(folder => join(root, 'node_modules', folder)))
  expect(text).not.toContain('<include')
})
