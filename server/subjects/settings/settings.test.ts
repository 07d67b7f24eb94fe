import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { build } from '../../app/app'
import { readConfig } from '../../app/config'
import { readDefinitions } from '../../app/definitions'
import type { Setting, SettingType } from '../../generated/operations'
import { root } from '../../util/root'
import { idleMinutes } from '../identity'
import { setting } from '.'
import { defineSetting } from './define'
import { Settings } from './settings'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'weft-web-'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<html><head><title>审计大数据治理与分析系统</title><link rel="icon" type="image/svg+xml" href="/favicon.svg" /></head></html>',
  )
  server = await startTestServer({ webDir })
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

describe('the page of settings', () => {
  it('offers the groups that have settings, and no others, in its order', async () => {
    const { body } = await admin.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
    const screen = JSON.parse(readFileSync(join(root, 'schemas/screens/system/setting.json'), 'utf8'))
    const offered = screen.fields.area.options.map(({ value }: { value: string }) => value)
    expect([...new Set(body.result.records.map(({ area }) => area))]).toEqual(offered)
  })
})

describe('the name of the system', () => {
  const page = async () => (await server.app.inject({ url: '/', headers: { accept: 'text/html' } })).body

  it('stands in the page from its next loading on, as text, and goes back', async () => {
    expect(await page()).toContain('<title>审计大数据治理与分析系统</title>')
    expect(await page()).not.toContain('application-name')
    await set('base.name', '集团 <审计> "平台" $&')
    const safe = '集团 &lt;审计&gt; &quot;平台&quot; $&amp;'
    expect(await page()).toContain(`<title>${safe}</title>\n    <meta name="application-name" content="${safe}" />`)
    expect(await set('base.name', '   ')).toMatchObject({ success: false })
    await set('base.name', '\u3000平台\u200b')
    expect(await page()).toContain('<title>平台</title>')
    await admin.put('/sys/setting/reset', { id: (await find('base.name')).id })
    expect(await page()).not.toContain('application-name')
  })
})

describe('the mark of the system', () => {
  const page = async () => (await server.app.inject({ url: '/', headers: { accept: 'text/html' } })).body
  const png = (side: number) => {
    const bytes = Buffer.alloc(40)
    bytes.write('89504e470d0a1a0a', 'hex')
    bytes.writeUInt32BE(side, 16)
    bytes.writeUInt32BE(side, 20)
    return bytes
  }
  const textOf = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`

  const large = Buffer.concat([png(96), Buffer.alloc(30_000, 7)])

  it('stands in the page and is answered to everybody, until it goes back', async () => {
    expect((await server.app.inject('/application-logo.png')).statusCode).toBe(404)
    expect((await find('base.logo')).valueText).toBe('系统自带')
    expect(await set('base.logo', textOf(large))).toMatchObject({ success: true })
    expect((await find('base.logo')).valueText).toBe('已上传图片')
    const [, url = ''] = /<meta name="application-logo" content="([^"]+)"/.exec(await page()) ?? []
    expect(await page()).toContain(`<link rel="icon" type="image/png" href="${url}" />`)
    const answer = await server.app.inject(url)
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['image/png', 'public, max-age=31536000, immutable'])
    expect(answer.rawPayload.equals(large)).toBe(true)
    expect((await server.app.inject('/application-logo.png?v=other')).headers['cache-control']).toBe('no-cache')
    await admin.put('/sys/setting/reset', { id: (await find('base.logo')).id })
    expect(await page()).not.toContain('application-logo')
  })

  it.each([
    ['https://elsewhere.test/a.png', '系统标志须是 PNG 图片'],
    [textOf(Buffer.from('<svg onload="x()"></svg>'), 'svg+xml'), '系统标志须是 PNG 图片'],
    [textOf(Buffer.from('no picture at all, but long enough')), '系统标志须是 PNG 图片'],
    [`${textOf(png(96))}"><script>`, '系统标志须是 PNG 图片'],
    [textOf(png(513)), '系统标志的宽和高不能超过 512 像素'],
    [textOf(Buffer.concat([png(96), Buffer.alloc(45_000)])), '最多 60000 个字符'],
  ])('is refused as %#, and stays', async (value, message) => {
    expect(await set('base.logo', value)).toMatchObject({ success: false, message, result: [{ field: 'given', message }] })
    expect((await find('base.logo')).state).toBe('default')
  })
})

describe('the rules of passwords', () => {
  const add = async (password: string) => {
    const name = `p${Math.random().toString(36).slice(2, 10)}`
    const user = { username: name, realname: '测', password }
    return (await admin.post('/sys/user/add', user)).body.message
  }

  it('count for every password that is set from then on', async () => {
    expect(await add('kvmxqzt83fbw')).toMatch(/成功/)
    await set('password.length', 14)
    expect(await add('kvmxqzt83fbw')).toBe('密码至少 14 位')
    await set('password.bothCases', true)
    expect(await add('kvmxqzt83fbwpg')).toBe('密码须同时包含大写和小写字母')
    await set('password.mark', true)
    expect(await add('kvmXqzt83fbwpg')).toBe('密码须包含符号')
    expect(await add('kvmXqzt83fbw#pg')).toMatch(/成功/)
    for (const code of ['password.length', 'password.bothCases', 'password.mark'])
      await admin.put('/sys/setting/reset', { id: (await find(code)).id })
  })
})

describe('the days of a session', () => {
  it('count for those that begin from then on', async () => {
    await set('signIn.sessionDays', 30)
    await server.signIn()
    const [last] = await server.sql<{ days: number }>(
      `select round(extract(epoch from expires - now()) / 86400)::int as days from weft.sys_session order by expires desc limit 1`,
    )
    expect(last?.days).toBe(30)
  })
})

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
