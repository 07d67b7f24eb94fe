import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillFolder } from './kept-folder'

let place: string
let made: number

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-kept-'))
  made = 0
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const cache = () => join(place, 'cache')

async function fill(name: string, key: string) {
  const folder = join(place, name)
  const make = async (empty: string) => {
    made++
    expect(readdirSync(empty)).toEqual([])
    writeFileSync(join(empty, 'file'), `${key} ${made}`, { mode: 0o600 })
  }
  await fillFolder(folder, { cache: cache(), prefix: 'some-', key, make })
  return { text: readFileSync(join(folder, 'file'), 'utf8'), mode: statSync(join(folder, 'file')).mode & 0o777 }
}

it('is made once for a key, and copied with its rights', async () => {
  expect(await fill('one', 'a')).toEqual({ text: 'a 1', mode: 0o600 })
  expect(await fill('two', 'a')).toEqual({ text: 'a 1', mode: 0o600 })
  expect(made).toBe(1)
})

it('is made anew for another key, and takes the place of the former one', async () => {
  await fill('one', 'a')
  expect((await fill('two', 'b')).text).toBe('b 2')
  expect(readdirSync(cache())).toEqual(['some-b'])
})

it('keeps nothing of one that could not be made', async () => {
  const make = () => Promise.reject(new Error('no room'))
  const folder = join(place, 'one')
  await expect(fillFolder(folder, { cache: cache(), prefix: 'some-', key: 'a', make })).rejects.toThrow('no room')
  expect(readdirSync(cache())).toEqual([])
})

it('a copy that changes leaves what is kept as it is', async () => {
  await fill('one', 'a')
  writeFileSync(join(place, 'one', 'file'), 'changed')
  expect((await fill('two', 'a')).text).toBe('a 1')
})
