import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

it('works of one key wait for each other, also after a failure, and those of another one do not', async () => {
  const turns = inTurn()
  const steps: string[] = []
  let goOn = () => {}
  const held = new Promise<void>(resolve => {
    goOn = resolve
  })
  const first = turns('a', async () => {
    steps.push('first begins')
    await held
    steps.push('first ends')
    throw new Error('refused')
  })
  const second = turns('a', async () => {
    steps.push('second')
    return 'done'
  })
  await turns('b', async () => {
    steps.push('other')
  })
  goOn()
  await expect(first).rejects.toThrow('refused')
  expect(await second).toBe('done')
  expect(steps).toEqual(['first begins', 'other', 'first ends', 'second'])
})
