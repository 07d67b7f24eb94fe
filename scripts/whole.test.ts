import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './steps.mjs'
import { leftOut, unitsOfWhole } from './whole.mjs'

it('what stands in the whole only is there, each file once', () => {
  const files = unitsOfWhole(root)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

it('what is marked as such runs when a file beside it or below is touched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-whole-'))
  try {
    mkdirSync(join(folder, 'tests'))
    const writeUnits = (units: readonly object[]) => writeFileSync(join(folder, 'tests', 'whole.json'), JSON.stringify({ units }))
    writeUnits([
      { reason: 'kills servers', files: ['a/kill.test.ts'] },
      { reason: 'waits for readings', whenTouched: true, files: ['a/read.test.ts', 'b/read.test.ts'] },
    ])
    expect(leftOut(folder, [])).toEqual(['a/kill.test.ts', 'a/read.test.ts', 'b/read.test.ts'])
    expect(leftOut(folder, ['a/deep/read.ts'])).toEqual(['a/kill.test.ts', 'b/read.test.ts'])
    expect(leftOut(folder, ['ab/read.ts'])).toHaveLength(3)
    writeUnits([{ reason: 'waits', whenTouched: true, touchedBy: ['data/'], files: ['a/read.test.ts'] }])
    expect(leftOut(folder, ['data/read.json'])).toEqual([])
    expect(leftOut(folder, ['database/read.json'])).toEqual(['a/read.test.ts'])
    const many = Array.from({ length: 40 }, (_, at) => `c/${at}.test.ts`)
    writeUnits([{ reason: 'heavy', whenTouched: true, files: many }])
    expect(leftOut(folder, ['c/read.ts'])).toEqual([])
    expect(leftOut(folder, ['c/read.ts'], 'a')).toHaveLength(32)
    expect(leftOut(folder, ['c/read.ts'], 'a')).toEqual(leftOut(folder, ['c/read.ts'], 'a'))
    expect(leftOut(folder, ['c/read.ts'], 'a')).not.toEqual(leftOut(folder, ['c/read.ts'], 'b'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
