import { expect, it, vi } from 'vitest'
import { inBatches } from './in-batches'

/** Batches that answer when they are let, each question with ten times its number. */
function batches(options = { patience: 1000, most: 3 }) {
  const asked: (readonly number[])[] = []
  const lets: ((error?: Error) => void)[] = []
  const ask = inBatches<number, number>(questions => {
    asked.push(questions)
    return new Promise((resolve, reject) => lets.push(error => (error ? reject(error) : resolve(questions.map(each => each * 10)))))
  }, options)
  const turn = () => new Promise(resolve => setTimeout(resolve, 5))
  return { ask, asked, lets, turn }
}

it('asks together what came in one turn, and what came while that was under way', async () => {
  const { ask, asked, lets, turn } = batches()
  const first = Promise.all([ask(1), ask(2)])
  await turn()
  const second = Promise.all([ask(3), ask(4)])
  await turn()
  expect(asked).toEqual([[1, 2]])
  lets[0]?.()
  expect(await first).toEqual([10, 20])
  await turn()
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ])
  lets[1]?.()
  expect(await second).toEqual([30, 40])
})

it('asks no more at once than it may', async () => {
  const { ask, asked, lets, turn } = batches({ patience: 1000, most: 2 })
  const found = Promise.all([1, 2, 3, 4, 5].map(ask))
  for (const index of [0, 1, 2]) {
    await turn()
    lets[index]?.()
  }
  expect(await found).toEqual([10, 20, 30, 40, 50])
  expect(asked).toEqual([[1, 2], [3, 4], [5]])
})

it('does not wait for a batch that is not answered', async () => {
  const { ask, asked, lets, turn } = batches({ patience: 20, most: 2 })
  const first = ask(1)
  await turn()
  const second = ask(2)
  await vi.waitFor(() => expect(asked).toEqual([[1], [2]]))
  lets[1]?.()
  expect(await second).toBe(20)
  lets[0]?.()
  expect(await first).toBe(10)
})

it('fails all questions of a batch that fails, and goes on', async () => {
  const { ask, lets, turn } = batches()
  const first = Promise.allSettled([ask(1), ask(2)])
  await turn()
  lets[0]?.(new Error('gone'))
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask(3)
  await turn()
  lets[1]?.()
  expect(await next).toBe(30)
})
