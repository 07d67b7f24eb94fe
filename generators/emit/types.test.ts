import { expect, it } from 'vitest'
import type { Schema } from '../contract'
import { printTypes } from './types'

function print(schema: Schema) {
  const { texts, used } = printTypes([{ name: 'A', schema }])
  return { text: texts.get('A')?.trim(), used }
}

const B = { $ref: '#/$defs/B' }

it.each<[string, Schema, string]>([
  ['a reference', B, 'export type A = B'],
  ['a list of references', { type: 'array', items: B }, 'export type A = B[]'],
  ['a text that may be null', { type: ['string', 'null'] }, 'export type A = string | null'],
  ['a choice of constants', { enum: ['a', 1, null] }, "export type A = 'a' | 1 | null"],
  ['one constant', { const: true }, 'export type A = true'],
  ['bytes', { type: 'string', format: 'binary' }, 'export type A = Blob'],
  ['bytes as 3.1 says it', { contentMediaType: 'image/png' }, 'export type A = Blob'],
  ['text that holds bytes', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'export type A = string'],
  [
    'an object',
    { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, 'b-c': B } },
    "export interface A {\n  a: number\n  'b-c'?: B\n}",
  ],
  [
    'an object with notes',
    { type: 'object', description: 'What.', properties: { a: { type: 'string', deprecated: true } } },
    '/** What. */\nexport interface A {\n  /** @deprecated */\n  a?: string\n}',
  ],
  ['an object that may be null', { type: ['object', 'null'], properties: { a: B } }, 'export type A = {\n  a?: B\n} | null'],
  ['an object of anything', { type: 'object' }, 'export interface A {\n  [k: string]: unknown\n}'],
  ['an object of no listed property', { type: 'object', properties: {} }, 'export interface A {\n  [k: string]: unknown\n}'],
  [
    'an object that must stay empty',
    { type: 'object', properties: {}, additionalProperties: false },
    'export interface A {\n  [k: string]: never\n}',
  ],
  [
    'an open object with a required property',
    { type: 'object', required: ['a'], properties: { a: { type: 'string' } }, additionalProperties: true },
    'export interface A {\n  a: string\n  [k: string]: unknown\n}',
  ],
  ['a map', { type: 'object', additionalProperties: B }, 'export interface A {\n  [k: string]: B\n}'],
  [
    'a map with known keys',
    { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: { type: 'string' } },
    'export interface A {\n  a?: number\n  [k: string]: string | number | undefined\n}',
  ],
  ['an intersection', { allOf: [B, { type: 'object', properties: { a: { type: 'string' } } }] }, 'export type A = B & {\n  a?: string\n}'],
  ['a union', { oneOf: [B, { type: 'string' }] }, 'export type A = B | string'],
  ['a tuple', { type: 'array', prefixItems: [B], minItems: 1, items: false }, 'export type A = [B]'],
  ['anything', true, 'export type A = unknown'],
  ['nothing', false, 'export type A = never'],
])('%s', (_, schema, want) => {
  expect(print(schema).text).toBe(want)
})

it('tells which names of other documents a document uses', () => {
  expect(print({ type: 'object', properties: { a: B, b: { $ref: '#/$defs/A' } } }).used).toEqual(['B'])
})
