import { beforeAll, describe, expect, it } from 'vitest'
import { askedOperations, hideOneOfEach, moveAims, namingIn } from '../support/hidden-rows/areas'
import { feedsOf } from '../support/hidden-rows/feeds'
import { type Aim, type FormAim, type Ground, layGround } from '../support/hidden-rows/ground'
import { TELLING } from '../support/hidden-rows/known'
import { type Asked, look } from '../support/hidden-rows/sight'
import { openWorld, world } from '../support/shared'

openWorld()

/** What each operation is asked about each hidden row, and no question twice. */
function questions(ground: Ground, aims: readonly Aim[]): readonly Asked[] {
  const asked = new Map<string, Asked>()
  for (const aim of aims) {
    const form: FormAim = { ...aim, headId: '' }
    const aimed: Ground = { ...ground, entity: aim, form, line: form, node: form }
    for (const operation of askedOperations)
      for (const request of [...feedsOf(operation, aimed), namingIn(operation, aim)])
        asked.set(operation.id + JSON.stringify([request.params, request.query, request.body]), { operation, request })
  }
  return [...asked.values()]
}

describe('a row of each list of the areas that a rule hides', () => {
  let asked: readonly Asked[]
  let aims: readonly Aim[]
  let [first, again, without]: (readonly string[])[] = []
  beforeAll(async () => {
    const ground = await layGround(world)
    aims = await hideOneOfEach(world, ground)
    asked = questions(ground, aims)
    const { caller } = ground.bound
    first = await look(caller, asked)
    again = await look(caller, asked)
    await moveAims(world, aims, 0, 999)
    without = await look(caller, asked)
  }, 600_000)

  it('makes no difference to what its reader is answered by any operation', () => {
    const told = asked.flatMap(({ operation, request }, at) =>
      first?.[at] === again?.[at] && again?.[at] !== without?.[at] && !TELLING.has(operation.id)
        ? [[operation.id, request.query, again?.[at]?.slice(0, 300), without?.[at]?.slice(0, 300)]]
        : [],
    )
    expect(told).toEqual([])
    expect(aims.length).toBeGreaterThan(25)
  })
})
