import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'
import { readDefinitions } from '../../app/definitions'
import type { Setting, SettingType } from '../../generated/operations'
import { idleMinutes } from '../identity'
import { setting } from '.'
import { defineSetting } from './define'
import { Settings } from './settings'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const find = async (code: string) => {
  const { body } = await admin.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
  return body.result.records.find(row => row.code === code) as Setting
}
const set = async (code: string, value: unknown, more: object = {}) => {
  const { id, version } = await find(code)
  return (await admin.put('/sys/setting/edit', { id, version, given: { value }, ...more })).body
}
const idleOf = async (caller: Caller) =>
  (await caller.get<{ sessionIdleMinutes: number }>('/sys/permission/getUserPermissionByToken')).body.result.sessionIdleMinutes

describe('a setting of the installation', () => {
  it('has its default until it is set, counts at once, and goes back', async () => {
    expect(await find('signIn.idleMinutes')).toMatchObject({
      valueText: '120',
      defaultText: '120',
      state: 'default',
      changed: false,
      area: 'signIn',
    })
    expect(await set('signIn.idleMinutes', 45)).toMatchObject({ success: true, message: '保存成功' })
    const row = await find('signIn.idleMinutes')
    expect(row).toMatchObject({ valueText: '45', given: { value: 45 }, state: 'changed', updateBy: 'admin' })
    expect(row.updateTime).toMatch(/^2/)
    expect(await idleOf(await server.signIn())).toBe(45)
    const back = (await admin.put('/sys/setting/reset', { id: row.id })).body
    expect(back).toMatchObject({ success: true, message: '已恢复默认值' })
    expect(await find('signIn.idleMinutes')).toMatchObject({ valueText: '120', state: 'default' })
    expect((await admin.put('/sys/setting/reset', { id: row.id })).body.message).toBe('该设置已经是默认值')
  })

  it.each([
    ['text', '请输入整数'],
    [4, '请输入 5 到 10080 之间的整数'],
    [10_081, '请输入 5 到 10080 之间的整数'],
    [true, '请输入整数'],
  ])('is refused as %j at its field, and stays', async (value, message) => {
    expect(await set('signIn.idleMinutes', value)).toMatchObject({ success: false, message, result: [{ field: 'given', message }] })
    expect(await find('signIn.idleMinutes')).toMatchObject({ valueText: '120' })
  })

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const { version } = await find('signIn.idleMinutes')
    await set('signIn.idleMinutes', 50)
    expect(await set('signIn.idleMinutes', 60, { version })).toMatchObject({ success: false, code: 409 })
    expect(await find('signIn.idleMinutes')).toMatchObject({ valueText: '50' })
  })

  it('is told of with who changed it from what to what', async () => {
    const { id } = await find('signIn.idleMinutes')
    await set('signIn.idleMinutes', 70)
    const [last] = await server.sql<{ by: string; before: object; after: object }>(
      `select who as by, before, after from weft.sys_audit where record_id = $1 order by id desc limit 1`,
      [id],
    )
    expect(last).toMatchObject({ by: 'admin', after: { value: 70 } })
  })

  it('is followed by every server at once', async () => {
    const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }
    const other = await build({ config: readConfig(env), definitions: readDefinitions(), only: [setting] })
    try {
      await set('signIn.idleMinutes', 88)
      await vi.waitFor(() => expect(other.catalog?.settings.value(idleMinutes)).toBe(88))
    } finally {
      await other.close()
    }
  })

  it('has a schema that its form is drawn from', async () => {
    const { body } = await admin.get<SettingType[]>('/sys/setting/types')
    const schema = body.result.find(({ name }) => name === 'signIn.idleMinutes')
    expect(schema?.params).toMatchObject({ properties: { value: { type: 'integer', minimum: 5, maximum: 10_080 } } })
  })

  it('is for administrators of the system', async () => {
    const { caller } = await makePerson(server, admin, ['setting:list'])
    const { id } = await find('signIn.idleMinutes')
    expect((await caller.put('/sys/setting/edit', { id, given: { value: 30 } })).body.code).toBe(510)
  })
})

describe('a setting that the environment fixes', () => {
  it('says so, and is not changed', async () => {
    const fixed = await startTestServer({ env: { SESSION_IDLE_MINUTES: '33' } })
    try {
      const caller = await fixed.signIn()
      const { body } = await caller.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
      const row = body.result.records.find(({ code }) => code === 'signIn.idleMinutes')
      expect(row).toMatchObject({ valueText: '33', state: 'fixed', fixedBy: 'SESSION_IDLE_MINUTES' })
      const said = (await caller.put('/sys/setting/edit', { id: row?.id, given: { value: 40 } })).body
      expect(said.message).toBe('该设置由环境变量 SESSION_IDLE_MINUTES 固定，请修改环境变量后重启服务')
    } finally {
      await fixed.close()
    }
  })

  it.each([
    ['4', 'SESSION_IDLE_MINUTES must be a whole number from 5 to 10080, not "4".'],
    ['2h', 'SESSION_IDLE_MINUTES must be a whole number from 5 to 10080, not "2h".'],
  ])('as %s stops the start with one line', async (value, line) => {
    await expect(startTestServer({ env: { SESSION_IDLE_MINUTES: value } })).rejects.toThrow(line)
  })
})

describe('what a process knows of settings', () => {
  const least = defineSetting({ code: 'a.least', area: 'base', title: () => 'a', default: 8, least: 1, most: 9 })
  const kind = defineSetting({
    code: 'a.kind',
    area: 'base',
    title: () => 'b',
    default: 'x',
    choices: [{ value: 'x', title: () => 'X' }],
    env: 'KIND',
  })

  it('leaves out what is kept of other releases and makes no sense', async () => {
    const settings = new Settings()
    settings.declare(least, kind)
    settings.readFrom(async () => [
      { code: 'a.least', value: 99 },
      { code: 'gone', value: 1 },
    ])
    await settings.refresh()
    expect([settings.value(least), settings.isChanged(least)]).toEqual([8, false])
  })

  it('refuses variables by their words', () => {
    const settings = new Settings()
    settings.declare(least, kind)
    expect(settings.fix(name => (name === 'KIND' ? 'y' : undefined))).toBe('KIND must be x, not "y".')
    expect(settings.fix(() => 'x')).toBeUndefined()
    expect([settings.value(kind), settings.isFixed(kind)]).toEqual(['x', true])
  })
})
