import type { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { keepResultFile, type ResultFiles, type WrittenFile } from './result-file'

type Turn = Parameters<typeof keepResultFile>[1]

/** A run whose steps are kept here, and a store that takes whole streams. */
function place(steps: Map<string, unknown> = new Map()) {
  const abort = new AbortController()
  const discard = vi.fn(async () => {})
  const write = vi.fn(async (_file: object, content: Readable): Promise<WrittenFile> => {
    const pieces: Buffer[] = []
    for await (const piece of content) pieces.push(Buffer.from(piece))
    return { keep: async () => `job-results/1/${Buffer.concat(pieces)}`, discard }
  })
  const files: ResultFiles = { write, expire: async () => ({ count: 0, removeBytes: async () => {} }) }
  const step: Turn['step'] = async (name, work) => {
    const value = await work({} as never)
    steps.set(name, value)
    return value
  }
  const turn: Turn = { signal: abort.signal, step, withTenant: async work => work({} as never), formerStep: async name => steps.get(name) }
  const keep = (content: () => AsyncIterable<string>, own = turn) =>
    keepResultFile(files, own, { name: 'a.csv', type: 'text/csv', content })
  return { abort, discard, write, turn, steps, keep }
}

async function* pieces(...texts: string[]) {
  yield* texts
}

describe('the file of a run', () => {
  it('is written in pieces and kept once, however often the run is begun', async () => {
    const first = place()
    expect(await first.keep(() => pieces('a', 'b'))).toBe('job-results/1/ab')
    const second = place(first.steps)
    expect(await second.keep(() => pieces('c'))).toBe('job-results/1/ab')
    expect(second.write).not.toHaveBeenCalled()
  })

  it('is not there when the run ends amid the writing', async () => {
    const { abort, steps, keep } = place()
    async function* content() {
      yield 'a'
      abort.abort(new Error('stop'))
      yield 'b'
    }
    await expect(keep(content)).rejects.toThrow()
    expect(steps.size).toBe(0)
  })

  it('is discarded when another server has taken the run over', async () => {
    const { discard, turn, keep } = place()
    const lost: Turn = { ...turn, step: async () => Promise.reject(new Error('over')) }
    await expect(keep(() => pieces('a'), lost)).rejects.toThrow('over')
    expect(discard).toHaveBeenCalledOnce()
  })
})
