import { afterAll, beforeAll } from 'vitest'
import { World } from './world'

/** The one server of the file that imports this, from before its first test. */
export let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world?.close())
