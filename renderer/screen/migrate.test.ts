import { describe, expect, it } from 'vitest'
import { formatIssue } from '../model/issues'
import { parseJson } from './json/parse'
import { jsonOf } from './json/value'
import { migrate } from './migrate'
import type { Migration } from './migrations'

const read = (text: string) => {
  const { document } = parseJson('a.json', text)
  if (!document) throw new Error('not JSON')
  return document
}
const title =
  (to: string): Migration['migrate'] =>
  document =>
    read(JSON.stringify({ ...(jsonOf(document.root) as object), title: to }))
const migrations: Migration[] = [
  { from: 1, migrate: title('second') },
  { from: 2, migrate: title('third') },
]

describe('migrate', () => {
  it.each([
    ['{"version":1}', 'third'],
    ['{"version":2}', 'third'],
    ['{"version":3,"title":"own"}', 'own'],
    ['{"title":"own"}', 'own'],
    ['{"version":"1","title":"own"}', 'own'],
  ])('brings %s to the title %j', (text, expected) => {
    const { document } = migrate(read(text), migrations)
    expect(document && (jsonOf(document.root) as { title?: string }).title).toBe(expected)
  })

  it.each([
    ['{"version":4}', 'a.json:1:12 SCREEN_VERSION version 4 of the language is unknown; the current one is 3'],
    ['{"version":0}', 'a.json:1:12 SCREEN_VERSION version 0 of the language is unknown; the current one is 3'],
  ])('refuses %s', (text, expected) => {
    expect(migrate(read(text), migrations).issues.map(formatIssue)).toEqual([expected])
  })
})
