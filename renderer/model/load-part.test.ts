import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, PartError } from './load-part'

afterEach(() => vi.useRealTimers())

it.each([
  ['Failed to fetch dynamically imported module: http://weft.test/assets/a.js', 'CHUNK_LOAD_FAILED'],
  ['error loading dynamically imported module', 'CHUNK_LOAD_FAILED'],
  ['Importing a module script failed.', 'CHUNK_LOAD_FAILED'],
  ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
])('says of "%s" that loading failed, with the code %s', async (message, code) => {
  const failed = loadPart(() => Promise.reject(new TypeError(message)))
  await expect(failed).rejects.toMatchObject({ name: 'PartError', code, message: `Loading chunk failed: ${message}` })
})

it('gives up after 120 s', async () => {
  vi.useFakeTimers()
  const failed = expect(loadPart(() => new Promise(() => {}))).rejects.toBeInstanceOf(PartError)
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
})

it('leaves what a part says itself, and what it is, alone', async () => {
  const own = new Error('no such kind')
  await expect(loadPart(() => Promise.reject(own))).rejects.toBe(own)
  await expect(loadPart(async () => 7)).resolves.toBe(7)
})
