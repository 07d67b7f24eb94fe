import type { Run } from '../run'
import { isEmpty } from '../value'
import { type ExpressionFunction, type Lambda, lambdaOf, listOf } from './definition'

type ListWork = (list: readonly unknown[], each: Lambda, run: Run) => unknown

function ofList(work: ListWork): ExpressionFunction['apply'] {
  return (run, [value, lambda]) => work(listOf(run, value), lambdaOf(lambda), run)
}

function unique(list: readonly unknown[], each: Lambda): unknown[] {
  const seen = new Set<unknown>()
  return list.filter((item, index) => {
    const key = each(item, index)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Ascending and stable; empty values last, values without an order among them as they came. */
function sort(list: readonly unknown[], each: Lambda, run: Run): unknown[] {
  const keyed = list.map((item, index) => ({ item, key: each(item, index) }))
  keyed.sort((left, right) => {
    run.spend(1)
    const empty = Number(isEmpty(left.key)) - Number(isEmpty(right.key))
    return empty === 0 ? (run.compare(left.key, right.key) ?? 0) : empty
  })
  return keyed.map(({ item }) => item)
}

const must = { least: 2, most: 2, lambda: { at: 1, required: true } } as const
const may = { least: 1, most: 2, lambda: { at: 1, required: false } } as const

export const listFunctions: readonly ExpressionFunction[] = [
  {
    name: 'map',
    usage: 'map(list, item => value)',
    ...must,
    apply: ofList((list, each) => list.map((item, index) => each(item, index))),
  },
  {
    name: 'filter',
    usage: 'filter(list, item => condition)',
    ...must,
    apply: ofList((list, each) => list.filter((item, index) => each(item, index))),
  },
  {
    name: 'some',
    usage: 'some(list, item => condition)',
    ...must,
    apply: ofList((list, each) => list.some((item, index) => each(item, index))),
  },
  {
    name: 'every',
    usage: 'every(list, item => condition)',
    ...must,
    apply: ofList((list, each) => list.every((item, index) => each(item, index))),
  },
  {
    name: 'find',
    usage: 'find(list, item => condition)',
    ...must,
    apply: ofList((list, each) => list.find((item, index) => each(item, index)) ?? null),
  },
  {
    name: 'count',
    usage: 'count(list, item => condition?)',
    ...may,
    apply: (run, [value, lambda]) => listOf(run, value).filter((item, index) => lambdaOf(lambda, () => true)(item, index)).length,
  },
  {
    name: 'sort',
    usage: 'sort(list, item => key?)',
    ...may,
    apply: ofList(sort),
  },
  {
    name: 'reverse',
    usage: 'reverse(list)',
    least: 1,
    most: 1,
    apply: ofList(list => [...list].reverse()),
  },
  {
    name: 'unique',
    usage: 'unique(list, item => key?)',
    ...may,
    apply: ofList(unique),
  },
]
