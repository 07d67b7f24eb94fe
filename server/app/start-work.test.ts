import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { texts } from '../util/texts'
import { readDefinitions } from './definitions'

let server: TestServer
let admin: Caller
const known = readDefinitions()
const screens = vi.fn(known.screens)
beforeAll(async () => {
  server = await startTestServer({ definitions: { ...known, screens } })
})
afterAll(() => server?.close())

describe('a start', () => {
  it('leaves the screens to the first question that needs them', async () => {
    admin = await server.signIn()
    expect(screens).not.toHaveBeenCalled()
    const { body } = await admin.get('/sys/duplicate/check', { tableName: 'sys_user', fieldName: 'email', fieldVal: 'no-one@example.org' })
    expect([body.success, screens.mock.calls.length]).toEqual([true, 1])
    // A form of a screen chooses so, and no entity does.
    const roles = await admin.get<unknown[]>(`/sys/dict/getDictItems/${encodeURIComponent('sys_role,role_name,id')}`)
    expect(roles.body.result.length).toBeGreaterThan(0)
  })

  it('leaves the parameters of jobs to the first question, which each kind of job can answer', async () => {
    const kinds = (await admin.get<{ name: string }[]>('/sys/quartzJob/types')).body.result
    expect(kinds.length).toBeGreaterThan(20)
    for (const { name } of kinds) {
      const parameter = JSON.stringify({ noSuchParameter: { of: 'any kind' } })
      const schedule = { jobClassName: name, cronExpression: '0 0 3 1 1 ? 2099', parameter, status: -1 }
      const { body } = await admin.post('/sys/quartzJob/add', schedule)
      expect(body.message, name).not.toBe(texts.unexpected)
    }
  })
})
