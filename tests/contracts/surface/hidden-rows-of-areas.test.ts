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
  /** Answers with the hidden rows, the same again, without them, and of those that are others then, with them once more. */
  let [first, again, without]: (readonly string[])[] = []
  const back = new Map<Asked, string>()
  beforeAll(async () => {
    const ground = await layGround(world)
    aims = await hideOneOfEach(world, ground)
    await world.settled([0])
    asked = questions(ground, aims)
    const { caller } = ground.bound
    first = await look(caller, asked)
    again = await look(caller, asked)
    await moveAims(world, aims, 0, 999)
    without = await look(caller, asked)
    await moveAims(world, aims, 999, 0)
    const others = asked.filter((_, at) => again?.[at] !== without?.[at])
    const answers = await look(caller, others)
    for (const [at, one] of others.entries()) back.set(one, answers[at] ?? '')
  }, 600_000)

  it('makes no difference to what its reader is answered by any operation', () => {
    const isTold = (one: Asked, at: number) =>
      first?.[at] === again?.[at] && again?.[at] !== without?.[at] && back.get(one) === again?.[at] && !TELLING.has(one.operation.id)
    const told = asked.flatMap((one, at) =>
      isTold(one, at) ? [[one.operation.id, one.request.query, again?.[at]?.slice(0, 300), without?.[at]?.slice(0, 300)]] : [],
    )
    expect(told).toEqual([])
    expect(aims.length).toBeGreaterThan(25)
  })
})
