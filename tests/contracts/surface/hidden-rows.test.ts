import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { operationOf, operations } from '../support/contracts'
import { writesOf } from '../support/hidden-rows/feeds'
import { type Ground, layGround, MARK } from '../support/hidden-rows/ground'
import { SHOWING, TELLING, whySilent } from '../support/hidden-rows/known'
import { type Asked, askedOf, look } from '../support/hidden-rows/sight'
import { send } from '../support/requests'
import { isDrawn } from '../support/sample'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'

openWorld()

const rowsOf = ({ handledBy }: Operation) => world.server.app.reaches?.get(handledBy)?.rows

it('an operation that says that it gives rows of lists is asked about hidden ones, or it is said why it shows none', () => {
  const unknown = operations.filter(operation => !SHOWING.has(operation.id) && whySilent(operation, rowsOf(operation)) === undefined)
  expect(unknown.map(({ id }) => id)).toEqual([])
  expect([...SHOWING].filter(id => rowsOf(operationOf(id)) !== 'reader')).toEqual([])
  for (const id of TELLING.keys()) operationOf(id)
})

/** Where the hidden rows are written, and what names them. */
const WRITTEN = /^\/(course|sys\/comment|online\/cgform\/api\/form)\//

describe('rows that a rule hides', () => {
  /** In `npm test` all that show rows or write to these, and of the others those that are drawn; in the whole every operation. */
  const seed = process.env.SURFACE_SEED
  const tried = operations.filter(({ id, path }) => seed === undefined || SHOWING.has(id) || WRITTEN.test(path) || isDrawn(seed, id))
  let ground: Ground
  let asked: readonly Asked[]
  /** What the two are answered with the hidden rows, and without them. */
  let bound: { first: readonly string[]; again: readonly string[]; without: readonly string[] }
  let free: { shown: readonly string[]; without: readonly string[] }
  /** Of what was answered otherwise without them, what is answered now that they are there again. */
  let back: ReadonlyMap<number, string>
  beforeAll(async () => {
    ground = await layGround(world)
    asked = askedOf(ground, tried)
    const shown = await look(ground.free.caller, asked)
    const first = await look(ground.bound.caller, asked)
    const again = await look(ground.bound.caller, asked)
    await ground.remove()
    bound = { first, again, without: await look(ground.bound.caller, asked) }
    free = { shown, without: await look(ground.free.caller, asked) }
    await ground.putBack()
    const others = asked.flatMap((ask, at) => (again[at] === bound.without[at] ? [] : [{ ask, at }]))
    const answers = await look(
      ground.bound.caller,
      others.map(({ ask }) => ask),
    )
    back = new Map(others.map(({ at }, place) => [at, answers[place] ?? '']))
    await writeAll()
  })

  const written: { id: string; done: boolean; said: string }[] = []
  let kept: boolean
  /** Whom a rule binds tries to write to the hidden rows, and to have them named. */
  async function writeAll() {
    const before = await ground.stored()
    const writes = tried.flatMap(operation => writesOf(operation, ground).map(request => ({ operation, request })))
    await together(writes, async ({ operation, request }) => {
      const { body, raw } = await send(ground.bound.caller, operation, request)
      written.push({ id: operation.id, done: body.success, said: raw.toString('utf8') })
    })
    kept = JSON.stringify(await ground.stored()) === JSON.stringify(before)
  }

  const named = (at: number) => asked[at]?.operation.id ?? ''
  /** Not another by itself, as of what the server writes meanwhile. */
  const isSteady = (at: number) => bound.first[at] === bound.again[at] && (back.get(at) ?? bound.again[at]) === bound.again[at]

  it('are shown to whom nothing binds by every operation that could show them, and named by no other', () => {
    const shown = new Set(asked.flatMap((_, at) => (isSteady(at) && free.shown[at] !== free.without[at] ? [named(at)] : [])))
    expect([...SHOWING].filter(id => !shown.has(id))).toEqual([])
    const names = asked.flatMap(({ request }, at) =>
      free.shown[at]?.includes(MARK) && !JSON.stringify(request).includes(MARK) ? [named(at)] : [],
    )
    expect(names.filter(id => !SHOWING.has(id))).toEqual([])
  })

  it('make no difference to what their reader is answered, by word, number or refusal', () => {
    const told = new Map(
      asked.flatMap((_, at) => (isSteady(at) && bound.again[at] !== bound.without[at] ? [[named(at), bound.again[at]]] : [])),
    )
    for (const id of TELLING.keys()) told.delete(id)
    expect([...told]).toEqual([])
  })

  it('stand in no answer that is another each time', () => {
    const unsteady = asked.flatMap(({ request }, at) => (isSteady(at) || JSON.stringify(request).includes(MARK) ? [] : [at]))
    expect(unsteady.flatMap(at => (bound.again[at]?.includes(MARK) ? [named(at)] : []))).toEqual([])
  })

  it('are neither changed, deleted nor named by a write', () => {
    expect(kept).toBe(true)
    expect(written.filter(({ said }) => said.includes(MARK)).map(({ id }) => id)).toEqual([])
    const refused = ['courseLecturerEdit', 'onlineCgformApiFormPut', 'sysCommentAddText', 'courseCommentAdd']
    expect(written.filter(({ id, done }) => refused.includes(id) && done)).toEqual([])
  })
})
