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
    doc: 'The list of what the function gives for each item.',
    example: ['map([1, 2], item => item * 2)', [2, 4]],
    ...must,
    apply: ofList((list, each) => list.map((item, index) => each(item, index))),
  },
  {
    name: 'filter',
    usage: 'filter(list, item => condition)',
    doc: 'The items for which the condition holds.',
    example: ['filter([1, 2, 3], item => item > 1)', [2, 3]],
    ...must,
    apply: ofList((list, each) => list.filter((item, index) => each(item, index))),
  },
  {
    name: 'some',
    usage: 'some(list, item => condition)',
    doc: 'Whether the condition holds for at least one item.',
    example: ['some([1, 2], item => item > 1)', true],
    ...must,
    apply: ofList((list, each) => list.some((item, index) => each(item, index))),
  },
  {
    name: 'every',
    usage: 'every(list, item => condition)',
    doc: 'Whether the condition holds for all items; true for an empty list.',
    example: ['every([1, 2], item => item > 1)', false],
    ...must,
    apply: ofList((list, each) => list.every((item, index) => each(item, index))),
  },
  {
    name: 'find',
    usage: 'find(list, item => condition)',
    doc: 'The first item for which the condition holds; null when there is none.',
    example: ['find([1, 2, 3], item => item > 1)', 2],
    ...must,
    apply: ofList((list, each) => list.find((item, index) => each(item, index)) ?? null),
  },
  {
    name: 'count',
    usage: 'count(list, item => condition?)',
    doc: 'How many items there are, or for how many the condition holds.',
    example: ['count([1, 2, 3], item => item > 1)', 2],
    ...may,
    apply: (run, [value, lambda]) => listOf(run, value).filter((item, index) => lambdaOf(lambda, () => true)(item, index)).length,
  },
  {
    name: 'sort',
    usage: 'sort(list, item => key?)',
    doc: 'The items in ascending order of themselves or of the key; empty ones last.',
    example: ['sort([3, null, 1])', [1, 3, null]],
    ...may,
    apply: ofList(sort),
  },
  {
    name: 'reverse',
    usage: 'reverse(list)',
    doc: 'The items from last to first.',
    example: ['reverse([1, 2, 3])', [3, 2, 1]],
    least: 1,
    most: 1,
    apply: ofList(list => [...list].reverse()),
  },
  {
    name: 'unique',
    usage: 'unique(list, item => key?)',
    doc: 'The items without repetitions of themselves or of the key.',
    example: ['unique([1, 2, 1])', [1, 2]],
    ...may,
    apply: ofList(unique),
  },
]
