import { expect, it } from 'vitest'
import { placeNodes } from './place-nodes'

const placed = (...nodes: readonly [name: string, ...parents: string[]][]) =>
  Object.fromEntries(
    [...placeNodes(nodes.map(([name, ...parents]) => ({ name, parents })))].map(([name, { column, row }]) => [name, [column, row]]),
  )

it('places each node to the right of all its parents, those of a column in the order of theirs', () => {
  expect(placed(['end', 'b', 'd'], ['a'], ['b', 'a'], ['c'], ['d', 'c'], ['e', 'a', 'c'], ['late', 'a', 'b'])).toEqual({
    a: [0, 0],
    c: [0, 1],
    b: [1, 0],
    e: [1, 1],
    d: [1, 2],
    end: [2, 1],
    late: [2, 0],
  })
})

it('passes over parents that are not there, and ends where nodes wait for each other', () => {
  expect(placed(['a', 'none'], ['b', 'b'])).toEqual({ a: [0, 0], b: [0, 1] })
  expect(Object.keys(placed(['a', 'b'], ['b', 'c'], ['c', 'a'])).length).toBe(3)
})
