import { describe, expect, it } from 'vitest'
import { checkSettings } from './settings'

const schema = {
  type: 'object',
  properties: {
    size: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
    name: { type: 'string', pattern: '^[a-z]+$', nullable: true },
    words: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    pair: { type: 'array', items: { type: ['string', 'number'] }, uniqueItems: true },
    step: { type: 'number', exclusiveMinimum: 0 },
    kind: { type: 'string', enum: ['a', 'b'] },
    either: { anyOf: [{ type: 'string' }, { type: 'object', properties: { deep: { type: 'boolean' } }, additionalProperties: false }] },
  },
  required: ['size'],
  additionalProperties: false,
} as const

describe('checkSettings', () => {
  it.each([
    [undefined, { size: 3 }],
    [
      { size: 5, name: 'x' },
      { size: 5, name: 'x' },
    ],
    [{ name: null }, { size: 3 }],
    [{ name: '{{ row.NAME }}' }, { size: 3, name: '{{ row.NAME }}' }],
    [{ either: { deep: true } }, { size: 3, either: { deep: true } }],
  ])('reads %j as %j', (written, settings) => {
    const checked = checkSettings(written, schema)
    expect(checked.errors).toEqual([])
    expect({ ...checked.settings }).toEqual(settings)
  })

  it.each([
    [{ size: 0 }, 'minimum', '/size'],
    [{ size: 10 }, 'maximum', '/size'],
    [{ size: 1.5 }, 'type', '/size'],
    [{ name: 'X' }, 'pattern', '/name'],
    [{ words: ['a', 1] }, 'type', '/words/1'],
    [{ words: ['a', 'b', 'c'] }, 'maxItems', '/words'],
    [{ pair: ['a', 'a'] }, 'uniqueItems', '/pair'],
    [{ step: 0 }, 'exclusiveMinimum', '/step'],
    [{ kind: 'c' }, 'enum', '/kind'],
    [{ sise: 1 }, 'additionalProperties', ''],
    [{ either: 5 }, 'type', '/either'],
    [{ either: { depp: true } }, 'additionalProperties', '/either'],
  ])('refuses %j by %s at %j', (written, keyword, instancePath) => {
    expect(checkSettings(written, schema).errors).toMatchObject([{ keyword, instancePath }])
  })

  it('misses what is required and has no default', () => {
    const { errors } = checkSettings({}, { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] })
    expect(errors).toMatchObject([{ keyword: 'required', params: { missingProperty: 'code' } }])
  })
})
