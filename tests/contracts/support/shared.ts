import { afterAll, beforeAll } from 'vitest'
import { World } from './world'

/** The one server of the file that called `openWorld`, from before its first test. */
export let world: World

export function openWorld(): void {
  beforeAll(async () => {
    world = await World.open()
  })
  afterAll(() => world?.close())
}
