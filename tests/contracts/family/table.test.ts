import { describe, expect, it } from 'vitest'
import { type NamedCall, namedBy, RELEASES, recordedBy } from './calls'
import { operationAt, operationsNamed } from './find'
import { reasonOf, unusedOf } from './left-out'

const sockets = (path: string) => path.startsWith('/websocket')

/** Calls that are neither answered nor left out, and those that are both. */
function unsettled<One extends NamedCall>(calls: readonly One[], isAnswered: (call: One) => boolean) {
  const lines = (found: readonly One[]) => found.map(({ line }) => line)
  return {
    open: lines(calls.filter(call => !isAnswered(call) && reasonOf(call) === undefined)),
    both: lines(calls.filter(call => isAnswered(call) && reasonOf(call) !== undefined)),
  }
}

describe.each(RELEASES)('the client of %s', release => {
  it('sends calls that are answered, or stand in the table of those left out, never both', () => {
    const calls = recordedBy(release).filter(({ path }) => !sockets(path))
    expect(unsettled(calls, ({ method, path }) => operationAt(method, path) !== undefined)).toEqual({ open: [], both: [] })
    expect(calls.length).toBeGreaterThan(60)
  })

  it('names calls in its source that are answered, or stand there', () => {
    const calls = namedBy(release).filter(({ path }) => !sockets(path))
    expect(unsettled(calls, ({ method, path }) => operationsNamed(method, path).length > 0)).toEqual({ open: [], both: [] })
    expect(calls.length).toBeGreaterThan(300)
  })
})

it('leaves nothing out that no client calls', () => {
  expect(unusedOf(RELEASES.flatMap(release => [...recordedBy(release), ...namedBy(release)]))).toEqual([])
})
