import { expect, it } from 'vitest'
import { createRenderer } from '../../registry'
import { Grid } from '../engine/grid'
import { gridState } from '../engine/grid-state'
import { RowStore } from '../engine/row-store'
import { noValidation } from '../engine/validation'
import { composeGrid, featuresOf, type GridFeature, runKey } from './feature'

const { cells } = createRenderer({})
const grid = (features: readonly GridFeature[]) => composeGrid(new Grid(cells, new RowStore(), noValidation), features)
const key = { key: 'F7', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

it('makes the states of its features with the grid, each once, in the order of the features', () => {
  const made: string[] = []
  const state = (name: string) => gridState(name, () => made.push(name))
  const [one, two] = [state('one'), state('two')]
  const composed = grid([
    { name: 'first', states: [one] },
    { name: 'second', states: [two, one] },
  ])
  expect([composed.get(one), composed.get(two), made]).toEqual([1, 2, ['one', 'two']])
  expect(featuresOf(composed).map(({ name }) => name)).toEqual(['first', 'second'])
})

it('makes a state that no feature named when it is asked for, and another one for another grid', () => {
  const state = gridState('list', () => [] as number[])
  const [one, other] = [grid([]), grid([])]
  one.get(state).push(1)
  expect([one.get(state), other.get(state)]).toEqual([[1], []])
})

it('takes a value in place of that of a state, but not behind it', () => {
  const state = gridState('kind', () => 'none')
  const made = new Grid(cells, new RowStore(), noValidation)
  made.provide(state, 'radio')
  expect(made.get(state)).toBe('radio')
  expect(() => made.provide(state, 'checkbox')).toThrow('grid: the state kind is there already')
})

it('asks the features for a key in their order until one takes it', () => {
  const asked: string[] = []
  const feature = (name: string, takes: boolean): GridFeature => ({
    name,
    keys: [{ keys: ['F7'], run: () => asked.push(name) > 0 && takes }],
  })
  expect(runKey(grid([feature('passes', false), feature('takes', true), feature('late', true)]), key, 'closed')).toBe(true)
  expect(asked).toEqual(['passes', 'takes'])
  expect(runKey(grid([feature('passes', false)]), key, 'closed')).toBe(false)
  expect(runKey(grid([feature('takes', true)]), key, 'open')).toBe(false)
})
