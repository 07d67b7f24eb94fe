import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './steps.mjs'
import { journeysLeftOut, leftOut, unitsOfWhole } from './whole.mjs'

it('what stands in the whole only is there, each file once', () => {
  const files = unitsOfWhole(root)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

const { journeys } = JSON.parse(readFileSync(join(root, 'tests', 'whole.json'), 'utf8')) as {
  readonly journeys: readonly { readonly file: string; readonly touchedBy: readonly string[] }[]
}

/** Whether a file or folder begins like that. */
function isThere(place: string): boolean {
  const end = place.lastIndexOf('/')
  return (
    existsSync(join(root, place.slice(0, end))) &&
    readdirSync(join(root, place.slice(0, end))).some(name => name.startsWith(place.slice(end + 1)))
  )
}

it('journeys that are drawn are there, and so is what touches each', () => {
  expect(journeys.flatMap(({ file, touchedBy }) => [file, ...touchedBy]).filter(place => !isThere(place))).toEqual([])
})

it('the journeys of an area run when it is touched, and a third of the others by the seed', () => {
  const [first, second] = journeys
  if (!first || !second) throw new Error('there are none')
  const seeds = Array.from({ length: 300 }, (_, at) => `commit ${at}`)
  const runs = seeds.filter(seed => !journeysLeftOut(root, [], seed).includes(first.file))
  expect(runs.length).toBeGreaterThan(70)
  expect(runs.length).toBeLessThan(130)
  for (const seed of seeds) {
    expect(journeysLeftOut(root, [`${first.touchedBy[0]}some.ts`], seed)).not.toContain(first.file)
    expect(journeysLeftOut(root, [second.file], seed)).not.toContain(second.file)
  }
  const all = [...first.touchedBy.map(folder => `${folder}x`), ...journeys.map(({ file }) => file)]
  expect(journeysLeftOut(root, all, 'commit')).toEqual([])
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
    expect(leftOut(folder, ['c/read.ts'], 'a')).toHaveLength(35)
    expect(leftOut(folder, ['c/read.ts'], 'a')).toEqual(leftOut(folder, ['c/read.ts'], 'a'))
    expect(leftOut(folder, ['c/read.ts'], 'a')).not.toEqual(leftOut(folder, ['c/read.ts'], 'b'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
