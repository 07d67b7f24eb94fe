import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createVitest, type Reporter } from 'vitest/node'
import FlakyReporter from './flaky-reporter.mjs'

const folder = join(import.meta.dirname, '..', '.cache', `flaky-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const suite = `import { expect, test } from 'vitest'
let tries = 0
test('passes at last', () => {
  if (tries++ === 0) throw new TypeError('fetch failed', { cause: new Error('other side closed') })
})
test('passes', () => expect(1).toBe(1))
`

test('names what passed only when it was tried again, and why it failed before', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'flaky.test.js'), suite)
  const said: string[] = []
  const reporter = new FlakyReporter((text: string) => said.push(text)) as Reporter
  const vitest = await createVitest('test', { root: folder, config: false, watch: false, retry: 1, reporters: [reporter] })
  await vitest.start()
  await vitest.close()
  expect(said.join()).toBe('\n  1 flaky\n    flaky.test.js › passes at last: fetch failed (other side closed)')
})
