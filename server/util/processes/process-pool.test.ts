import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { ProcessPool } from './process-pool'

const folder = mkdtempSync(join(tmpdir(), 'weft-pool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Does what it is told, and says its process. */
const WORKER = `
const kept = []
const tasks = {
  answer: () => process.send({ pid: process.pid }),
  hang: () => { for (;;); },
  heap: () => { for (;;) kept.push(new Array(1000).fill(Math.random())) },
  beside: () => setInterval(() => kept.push(Buffer.alloc(32 * 1024 * 1024, 1)), 20),
  end: () => process.exit(1),
}
process.on('message', task => tasks[task.task]())
process.once('disconnect', () => process.exit())
`
const script = join(folder, 'worker.mjs')
writeFileSync(script, WORKER)

const pool = new ProcessPool({ worker: pathToFileURL(script), atOnce: 1 })
const BOUNDS = { memory: 64, resident: 400, silence: 20_000, time: 60_000 }

const run = (task: string, bounds: Partial<typeof BOUNDS> & { signal?: AbortSignal } = {}) =>
  pool.use({ ...BOUNDS, ...bounds }, talk => {
    talk.send({ task })
    return talk.next() as Promise<{ pid: number }>
  })

it('a process takes one task after the other', async () => {
  const [first, second] = await Promise.all([run('answer'), run('answer')])
  expect(first.pid).toBe(second.pid)
})

it.each([
  ['slow', 'hang', { silence: 300 }],
  ['slow', 'hang', { time: 300 }],
  ['burst', 'heap', {}],
  ['burst', 'beside', {}],
  ['burst', 'end', {}],
] as const)('a task that goes beyond its bounds ends %s (%s, %o), and the next one is taken', async (fault, task, bounds) => {
  await expect(run(task, bounds)).rejects.toMatchObject({ name: 'ProcessFault', fault })
  expect((await run('answer')).pid).toBeGreaterThan(0)
})

it('a task is stopped by its caller, also before it begins', async () => {
  const control = new AbortController()
  const stopped = run('hang', { signal: control.signal })
  setTimeout(() => control.abort(), 100)
  await expect(stopped).rejects.toMatchObject({ fault: 'stopped' })
  await expect(run('answer', { signal: control.signal })).rejects.toThrow()
  expect((await run('answer')).pid).toBeGreaterThan(0)
})
