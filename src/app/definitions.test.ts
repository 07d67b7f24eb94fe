import { expect, it } from 'vitest'
import { loadEntity, loadScreen } from './definitions'

it.each(['nowhere', '../../package', 'constructor', ''])('finds no screen %j', async id => {
  expect(await loadScreen(id)).toBeUndefined()
})

it('finds no entity where there is none', async () => {
  expect(await loadEntity('/nowhere')).toBeUndefined()
})
