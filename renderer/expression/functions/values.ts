import { ownKeys } from '../run'
import { decimalOf, isEmpty, isRecord } from '../value'
import type { ExpressionFunction } from './definition'

const one = { least: 1, most: 1 } as const
const no: readonly unknown[] = [null, undefined, false, 0, '', '0', 'false', 'N', 'n', 'no']

export const valueFunctions: readonly ExpressionFunction[] = [
  {
    name: 'number',
    usage: 'number(value)',
    ...one,
    exact: true,
    apply: (_run, [value]) => decimalOf(value),
  },
  {
    name: 'text',
    usage: 'text(value)',
    ...one,
    apply: (run, [value]) => run.text(value),
  },
  {
    name: 'bool',
    usage: 'bool(value)',
    ...one,
    apply: (_run, [value]) => !no.includes(value),
  },
  {
    name: 'json',
    usage: 'json(value)',
    ...one,
    apply: (run, [value]) => run.json(value),
  },
  {
    name: 'empty',
    usage: 'empty(value)',
    ...one,
    apply: (_run, [value]) => isEmpty(value),
  },
  {
    name: 'coalesce',
    usage: 'coalesce(a, b, …)',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    apply: (_run, args) => args.find(value => !isEmpty(value)) ?? null,
  },
  {
    name: 'len',
    usage: 'len(value)',
    ...one,
    apply: (run, [value]) => (Array.isArray(value) ? value.length : isRecord(value) ? ownKeys(value).length : run.text(value).length),
  },
  {
    name: 'keys',
    usage: 'keys(object)',
    ...one,
    apply: (_run, [value]) => (isRecord(value) ? ownKeys(value) : []),
  },
  {
    name: 'values',
    usage: 'values(object)',
    ...one,
    apply: (run, [value]) => (isRecord(value) ? ownKeys(value).map(key => run.member(value, key)) : []),
  },
]
