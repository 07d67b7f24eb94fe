import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Step = typeof import('./steps.mjs')['step']

let root: string
let step: Step

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  root = mkdtempSync(join(tmpdir(), 'weft-steps-'))
  // A step works below the folder that its script stands in.
  mkdirSync(join(root, 'scripts'))
  copyFileSync(join(import.meta.dirname, 'steps.mjs'), join(root, 'scripts', 'steps.mjs'))
  ;({ step } = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts', 'steps.mjs')).href))
  write('in/a.ts', 'one')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

/** Does the step; `during` happens in its first turn. Gives back how often it worked. */
async function turns(during: () => void = () => {}): Promise<number> {
  const work = vi.fn(async () => {
    if (work.mock.calls.length === 1) during()
    write('out.js', 'made')
  })
  const worked = await step('make', { inputs: ['in'], variables: ['WEFT_STEP'], output: 'out.js', work })
  expect(worked).toBe(work.mock.calls.length > 0)
  return work.mock.calls.length
}

it.each<[string, () => void, number]>([
  ['nothing has happened', () => {}, 0],
  ['an input was edited', () => write('in/a.ts', 'two'), 1],
  ['an input was added', () => write('in/b.ts', ''), 1],
  ['a generated file was edited', () => write('in/generated/c.ts', 'by hand'), 1],
  ['a test was edited', () => write('in/a.test.ts', 'two'), 0],
  ['a variable is another', () => vi.stubEnv('WEFT_STEP', 'x'), 1],
  ['its output is gone', () => rmSync(join(root, 'out.js')), 1],
])('works again after a success when %s', async (_, change, again) => {
  expect(await turns()).toBe(1)
  change()
  expect(await turns()).toBe(again)
  vi.unstubAllEnvs()
})

it.each<[string, () => void, number]>([
  ['an input is edited', () => write('in/a.ts', 'two'), 2],
  ['an input is added', () => write('in/b.ts', ''), 2],
  ['an input is taken away', () => rmSync(join(root, 'in/a.ts')), 2],
  ['it generates a file among its inputs', () => write('in/generated/c.ts', 'made'), 1],
  ['a test is edited', () => write('in/a.test.ts', 'two'), 1],
])('works so often when %s while it works, and is up to date then', async (_, change, times) => {
  expect(await turns(change)).toBe(times)
  expect(await turns()).toBe(0)
})

it('is not done when its work fails', async () => {
  const broken = turns(() => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(existsSync(join(root, '.cache/steps/make'))).toBe(false)
  expect(await turns()).toBe(1)
})
