import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './steps.mjs'
import { unitsOfWhole } from './whole.mjs'

it('what stands in the whole only is there, each file once', () => {
  const files = unitsOfWhole(root)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})
