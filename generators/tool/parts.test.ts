import { expect, it } from 'vitest'
import { type Parts, partsOf } from './parts'

const text = JSON.stringify(
  {
    openapi: '3.1.0',
    paths: { '/a': { get: { summary: '甲 "b" }' } }, '/b': { $ref: '#/components/pathItems/b' } },
    components: {
      schemas: {
        Pet: { type: 'object', properties: { of: { $ref: '#/components/schemas/Kind' }, n: {} } },
        Kind: { enum: ['a', 1, true] },
      },
      securitySchemes: { key: { type: 'apiKey' } },
    },
    tags: [],
  },
  null,
  1,
)
const before = partsOf(text, null) as Parts
const entries = (parts: Parts | null) => parts && { ...parts, all: [...parts.all] }

/** The text with a stretch of it in place of others. */
function* edited(): Generator<string> {
  for (let at = 0; at <= text.length; at++)
    for (const [gone, more] of [
      [1, ''],
      [0, ' '],
      [0, ','],
      [0, '"'],
      [0, '}'],
      [0, '{}'],
      [0, '"n":1,'],
      [3, '乙'],
      [9, 'x'],
    ] as const)
      yield text.slice(0, at) + more + text.slice(at + gone)
}

const isJson = (changed: string) => {
  try {
    return JSON.parse(changed) !== undefined
  } catch {
    return false
  }
}

it('a text with any one change is in the parts that it has by itself, or in none', () => {
  let found = 0
  for (const changed of edited()) {
    const parts = partsOf(changed, before)
    // What stands besides the parts is read by who asks for it.
    if (parts === null || parts.rest !== before.rest) continue
    found++
    expect(isJson(changed), changed).toBe(true)
    // A part that is the same but for space stays as it was written.
    const own = partsOf(changed, null)
    const tight = (all: Parts | null) =>
      all && { ...entries(all), all: [...all.all].map(([name, part]) => [name, { ...part, json: JSON.stringify(JSON.parse(part.json)) }]) }
    expect(tight(parts)).toEqual(tight(own))
  }
  expect(found).toBeGreaterThan(300)
})

it('parts that did not change are those of before', () => {
  const changed = text.replace('"type": "object"', '"type": "object", "title": "Tier"')
  const parts = partsOf(changed, before)
  const same = [...before.all.keys()].filter(name => parts?.all.get(name) === before.all.get(name))
  expect(same).toEqual(['/paths/~1a', '/paths/~1b', '/components/schemas/Kind'])
  expect(entries(parts)).toEqual(entries(partsOf(changed, null)))
})
