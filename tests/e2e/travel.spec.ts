import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/steps.mjs'

/** A file of the built front end, as Vite writes it down. */
interface Built {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const WEB = join(root, 'dist', 'web')
const built = () => JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8')) as { readonly [key: string]: Built }

/** Of the compressed file beside it, where there is one. */
function bytesOf(file: string): number {
  const found = [`${file}.br`, file].map(name => statSync(join(WEB, name), { throwIfNoEntry: false })?.size)
  return found.find(size => size !== undefined) ?? Number.NaN
}

/** Kilobytes and files of what the parts with these names load at once, styles included. */
function travelOf(...names: readonly string[]): { readonly kilobytes: number; readonly files: number } {
  const parts = built()
  const files = new Set<string>()
  const add = (key: string) => {
    const part = parts[key]
    if (!part) throw new Error(`There is no ${key}.`)
    const { file, imports = [], css = [] } = part
    if (files.has(file)) return
    for (const one of [file, ...css]) files.add(one)
    for (const one of imports) add(one)
  }
  for (const name of names) {
    const keys = Object.keys(parts).filter(key => parts[key]?.name === name)
    expect(keys, name).toHaveLength(1)
    for (const key of keys) add(key)
  }
  const sum = [...files].reduce((all, file) => all + bytesOf(file), 0)
  return { kilobytes: Math.ceil(sum / 1024), files: files.size }
}

// What holds, see decisions 118, 179, 223 and 233: a part that every page begins to load is to be seen here. Headers come on top.
test('the login page and the first list load no more than they show, in few files', () => {
  const login = travelOf('index')
  expect.soft(login.kilobytes, 'login').toBeLessThanOrEqual(110)
  expect.soft(login.files, 'login').toBeLessThanOrEqual(4)
  const list = travelOf('index', 'first-shell', 'first-screen', 'first-list')
  expect.soft(list.kilobytes, 'first list').toBeLessThanOrEqual(425)
  expect.soft(list.files, 'first list').toBeLessThanOrEqual(13)
})
