import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenPostgres, startGivenPostgres } from '../../../tests/helpers/postgres'
import { ADMIN } from '../../../tests/helpers/server'
import { mustAt, type ServerProcess, signInAt, startServerProcess } from '../../../tests/helpers/server-processes'

let database: GivenPostgres
let servers: ServerProcess[] = []
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-fill-'))
  chmodSync(folder, 0o755)
  database = await startGivenPostgres(folder)
  servers = await Promise.all([startServerProcess(database.url), startServerProcess(database.url)])
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await database?.stop()
})

it('two processes number from one series', async () => {
  const [first = '', second = ''] = servers.map(({ url }) => url)
  const { token } = await signInAt(first, ADMIN.username, ADMIN.password)
  const rule = { ruleName: '跨进程', ruleCode: 'across', ruleClass: 'format', ruleParams: '{"format":"P{000}"}' }
  await mustAt(first, token, 'POST', '/sys/fillRule/add', rule)
  const calls = Array.from({ length: 40 }, (_, at) =>
    mustAt<string>(at % 2 === 0 ? first : second, token, 'PUT', '/sys/fillRule/executeRuleByCode/across', {}),
  )
  expect((await Promise.all(calls)).sort()).toEqual(Array.from({ length: 40 }, (_, at) => `P${String(at + 1).padStart(3, '0')}`))
})
