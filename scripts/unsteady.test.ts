import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './steps.mjs'
import { forgetUnsteady, keepUnsteady, quarantine, quarantineProblems, readUnsteady } from './unsteady.mjs'

const NOW = new Date('2026-11-29T12:00:00Z')
const entry = (n: number, since = '2026-11-01') => ({ journey: `a.spec.ts › ${n}`, reason: 'a race of the test', since })

it('eight journeys may be in quarantine, a ninth or an old one is told', () => {
  const eight = Array.from({ length: 8 }, (_, n) => entry(n))
  expect(quarantineProblems(eight, NOW)).toEqual([])
  expect(quarantineProblems([...eight, entry(9)], NOW)).toEqual(['9 journeys are in quarantine; 8 is the most: find a cause.'])
  expect(quarantineProblems([entry(1, '2026-10-29')], NOW)).toEqual([
    'a.spec.ts › 1 is in quarantine since 2026-10-29, for more than 30 days: find its cause.',
  ])
})

it('an entry without reason or date is told', () => {
  expect(quarantineProblems([{ ...entry(1), reason: '' }, entry(2, 'soon')], NOW)).toHaveLength(2)
})

it('the quarantine of this repository holds', () => {
  expect(quarantineProblems(quarantine(root), new Date())).toEqual([])
})

it('what passed only later is kept for the end of a run, and forgotten by the next one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-unsteady-'))
  try {
    expect(readUnsteady(folder)).toEqual([])
    keepUnsteady(folder, ['a'])
    keepUnsteady(folder, ['b'])
    expect(readUnsteady(folder)).toEqual(['a', 'b'])
    forgetUnsteady(folder)
    expect(readUnsteady(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
