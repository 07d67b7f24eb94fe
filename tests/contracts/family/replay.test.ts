import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import type { TestAnswer } from '../../helpers/server'
import { isDoor, isRefused } from '../support/contracts'
import { pathFor, type Request, requestFor } from '../support/requests'
import { World } from '../support/world'
import { namedBy, RELEASES, type Release, recordedBy } from './calls'
import { operationAt, operationsNamed } from './find'
import { fieldsReadOf, has } from './read-fields'
import { replayOf } from './request'
import { headersOf } from './speech'

let world: World
beforeAll(async () => {
  // As an installation runs: unknown keys are dropped.
  world = await World.open({ env: { STRICT_INPUT: 'off' } })
})
afterAll(() => world?.close())

/** Sends a call with the headers of a release. */
function send(release: Release, operation: Operation, request: Request): Promise<TestAnswer> {
  const caller = request.as ?? world.admin
  const path = pathFor(operation, request.params)
  const { file, fields = {}, query = {}, body } = request
  if (file) return caller.upload(path, file, { ...fields })
  const headers = headersOf(release, path, query)
  return caller.call(operation.method, path, { headers, query: { ...query }, ...(body && { payload: body }) })
}

/** An answer that a client can use: done, with the fields that it reads, or a file. */
function expectUsable(operation: Operation, { status, body, headers }: TestAnswer): void {
  if (operation.answer === null) {
    expect([status, body.message, typeof headers['content-disposition']]).toEqual([200, undefined, 'string'])
    return
  }
  expect([status, body.success, body.message], body.message).toEqual([200, true, body.message])
  const missing = fieldsReadOf(operation.method, operation.path).filter(place => !has(body.result, place))
  expect(missing).toEqual([])
}

/** Messages that are read as data: what the caller is in charge of, and whether a value is free. */
const TELLING = new Set(['/sys/sysDepart/queryMyDeptTreeList', '/sys/duplicate/check'])

describe.each(RELEASES)('what the client of %s sent', release => {
  const calls = recordedBy(release).flatMap(call => {
    const operation = operationAt(call.method, call.path)
    return operation ? [[call.line, call, operation] as const] : []
  })

  it.each(calls)('%s', async (_, call, operation) => {
    const answer = await send(release, operation, await replayOf(world, release, operation, call))
    expectUsable(operation, answer)
    // Clients of 3.x show each message as a success.
    const silent = release === '3.9.3' && call.method === 'GET' && operation.answer !== null && !TELLING.has(call.path)
    if (silent) expect(answer.body.message).toBe('')
  })
})

describe.each(RELEASES)('what the client of %s names', release => {
  const named = namedBy(release).flatMap(({ method, path }) => operationsNamed(method, path))
  const calls = [...new Set(named)].filter(operation => !isDoor(operation) && !isRefused(operation))

  it.each(calls.map(operation => [`${operation.method} ${operation.path}`, operation] as const))('%s', async (_, operation) => {
    expectUsable(operation, await send(release, operation, await requestFor(world, operation)))
  })
})
