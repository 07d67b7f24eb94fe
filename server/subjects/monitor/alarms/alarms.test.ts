import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { broken, type Recent, type Rule } from './judge'
import { MEASURES } from './measures'

const rule: Rule = { id: '1', name: '磁盘快满', measure: 'diskPart', above: true, threshold: 90, minutes: 3, tells: null }
const recent: Recent = {
  source: 'a',
  name: 'a',
  kind: 'process',
  silence: 0.5,
  minutes: [{ diskPart: 93 }, { diskPart: 92 }, { diskPart: 91 }, { diskPart: 10 }],
}

const judged = (changed: Partial<Rule>, more: Partial<Recent> = {}) => {
  const asked = { ...rule, ...changed }
  const measure = MEASURES[asked.measure]
  if (!measure) throw new Error(`There is no measure ${asked.measure}.`)
  return broken(asked, measure, { ...recent, ...more })
}

describe('a rule', () => {
  it('is broken by so many minutes in a row, and not at the threshold itself', () => {
    expect(judged({})).toBe(93)
    expect(judged({ minutes: 4 })).toBeUndefined()
    expect(judged({ minutes: 5 })).toBeUndefined()
    expect(judged({ threshold: 91 })).toBeUndefined()
    expect(judged({ above: false, threshold: 94 })).toBe(93)
    expect(judged({ above: false, threshold: 93 })).toBeUndefined()
  })

  it('says nothing of what was not measured, of others, and of who is silent', () => {
    expect(judged({ measure: 'cpu' })).toBeUndefined()
    expect(judged({ measure: 'waiting' })).toBeUndefined()
    expect(judged({}, { silence: 2.1 })).toBeUndefined()
  })

  it('of silence is broken by a process that says nothing', () => {
    expect(judged({ measure: 'silence', threshold: 3 }, { silence: 3.5 })).toBe(3.5)
    expect(judged({ measure: 'silence', threshold: 4 }, { silence: 3.5 })).toBeUndefined()
    expect(judged({ measure: 'silence', threshold: 3 }, { silence: 9, kind: 'database' })).toBeUndefined()
  })
})

describe('an alarm', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.signIn()
    await server.sql(`update weft.sys_watch_rule set status = '1' where name = '服务器失联'`)
  })
  afterAll(() => server?.close())

  interface Alarm {
    readonly ruleName: string
    readonly state: string
    readonly sourceName: string
  }

  /** A minute later, as far as the rules see. */
  async function sample(): Promise<void> {
    await server.sql('delete from weft.sys_watch_figure')
    await server.app.sampler?.sample()
  }
  const alarms = async () => (await admin.get<{ records: Alarm[] }>('/sys/monitor/alarm/list')).body.result.records
  const told = () =>
    server.sql<{ titile: string; sender: string }>(`select titile, sender from weft.sys_announcement where bus_type = 'monitor'`)

  it('tells the administrators once that a server is gone, and ends when it is back', async () => {
    await server.sql(
      `insert into weft.sys_watch_source (id, kind, name, seen_time) values ('lost', 'process', 'night', now() - interval '5 minutes')`,
    )
    await sample()
    await sample()
    expect(await alarms()).toMatchObject([{ ruleName: '服务器失联', state: 'on', sourceName: 'night' }])
    expect(await told()).toEqual([{ titile: '服务器失联：night 当前 5 min', sender: '系统监控' }])
    const mine = await admin.get<{ records: unknown[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { titile: '服务器失联：*' })
    expect(mine.body.result.records).toMatchObject([{ sender: '系统监控', sender_dictText: '系统监控' }])
    const written = await admin.get<{ records: unknown[] }>('/sys/annountCement/list', { titile: '服务器失联：*' })
    expect(written.body.result.records, 'no user has written it').toEqual([])
    const announced = `table_name = 'sys_announcement' and after->>'bus_type' = 'monitor'`
    expect(await server.sql(`select distinct who from weft.sys_audit where ${announced}`)).toEqual([{ who: null }])
    await server.sql(`update weft.sys_watch_source set end_time = now() where id = 'lost'`)
    await sample()
    expect(await alarms()).toMatchObject([{ state: 'over' }])
    expect((await told()).length).toBe(1)
  })

  it('is told to the people whom the rule names', async () => {
    const { body } = await admin.post('/sys/watchRule/add', {
      name: '内存',
      measure: 'memory',
      comparison: 'above',
      threshold: 1,
      minutes: 1,
      tells: 'admin',
      status: '1',
    })
    expect(body.success, body.message).toBe(true)
    await sample()
    expect((await alarms()).filter(({ state }) => state === 'on')).toMatchObject([{ ruleName: '内存' }])
    expect((await told()).at(-1)?.titile).toMatch(/^内存：\S+ 当前 [\d.]+ MB$/)
  })
})
