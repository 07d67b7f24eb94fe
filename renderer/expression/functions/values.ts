import { ownKeys } from '../run'
import { decimalOf, isEmpty, isRecord } from '../value'
import type { ExpressionFunction } from './definition'

const one = { least: 1, most: 1 } as const
const no: readonly unknown[] = [null, undefined, false, 0, '', '0', 'false', 'N', 'n', 'no']

export const valueFunctions: readonly ExpressionFunction[] = [
  {
    name: 'number',
    usage: 'number(value)',
    doc: 'The number that the value is or spells; null when it is none.',
    example: ["number('12.5')", 12.5],
    ...one,
    exact: true,
    apply: (_run, [value]) => decimalOf(value),
  },
  {
    name: 'text',
    usage: 'text(value)',
    doc: 'The value as text: null gives an empty one, a list its items with commas.',
    example: ['text([1, null, true])', '1,,true'],
    ...one,
    apply: (run, [value]) => run.text(value),
  },
  {
    name: 'bool',
    usage: 'bool(value)',
    doc: 'False for null, 0, an empty text and the texts 0, false, N, n and no; true for everything else.',
    example: ["bool('N')", false],
    ...one,
    apply: (_run, [value]) => !no.includes(value),
  },
  {
    name: 'json',
    usage: 'json(value)',
    doc: 'The value as JSON text.',
    example: ['json({ a: [1, null] })', '{"a":[1,null]}'],
    ...one,
    apply: (run, [value]) => run.json(value),
  },
  {
    name: 'empty',
    usage: 'empty(value)',
    doc: 'Whether the value is null or an empty text, list or object.',
    example: ["empty('')", true],
    ...one,
    apply: (_run, [value]) => isEmpty(value),
  },
  {
    name: 'coalesce',
    usage: 'coalesce(a, b, …)',
    doc: 'The first value that is not empty; null when all are.',
    example: ["coalesce(null, '', 'a')", 'a'],
    least: 1,
    most: Number.POSITIVE_INFINITY,
    apply: (_run, args) => args.find(value => !isEmpty(value)) ?? null,
  },
  {
    name: 'len',
    usage: 'len(value)',
    doc: 'Characters of a text, items of a list, keys of an object; 0 for null.',
    example: ["len('审计')", 2],
    ...one,
    apply: (run, [value]) => (Array.isArray(value) ? value.length : isRecord(value) ? ownKeys(value).length : run.text(value).length),
  },
  {
    name: 'keys',
    usage: 'keys(object)',
    doc: 'The keys of an object.',
    example: ['keys({ a: 1, b: 2 })', ['a', 'b']],
    ...one,
    apply: (_run, [value]) => (isRecord(value) ? ownKeys(value) : []),
  },
  {
    name: 'values',
    usage: 'values(object)',
    doc: 'The values of an object, in the order of its keys.',
    example: ['values({ a: 1, b: 2 })', [1, 2]],
    ...one,
    apply: (run, [value]) => (isRecord(value) ? ownKeys(value).map(key => run.member(value, key)) : []),
  },
]
