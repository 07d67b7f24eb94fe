import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileUse } from './uses'

/** What fields of entities and screens say that their files are for. */
function usesNamed(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(usesNamed)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (name === 'biz' && typeof one === 'string' ? [one] : usesNamed(one)))
}

const files = ['schemas/entities', 'schemas/screens'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
)
const named = files
  .filter(file => file.endsWith('.json'))
  .flatMap(file => usesNamed(JSON.parse(readFileSync(file, 'utf8'))).map(use => [file, use] as const))

describe('what files of fields are for', () => {
  it('is found', () => expect(named.length).toBeGreaterThan(8))

  it.each(named)('%s: %s is taken from callers', (_file, use) => {
    expect(fileUse(use)).toBeDefined()
    expect(fileUse(use)?.internal).not.toBe(true)
  })
})
