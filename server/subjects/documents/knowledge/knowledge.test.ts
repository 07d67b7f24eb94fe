import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'
import type { DocumentSearchResult, KnowledgeVotes } from '../../../generated/operations'

const BASE = '/unstructur/documentdata/knowledgebase'
openServer()

interface Row {
  readonly id: string
  readonly version: number
  readonly validity: string
  readonly voteCount: number
}

/** A day so many days from today, where the application stands. */
const day = (days: number) => new Date(Date.now() + 8 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10)
const whole = async (id: string) => (await admin.get<Row>(`${BASE}/queryById`, { id })).body.result

async function add(name: string, more: object = {}): Promise<Row> {
  const { body } = await admin.post(`${BASE}/add`, { name, secretLevel: '0', fullTextContent: `<p>${name}的内容</p>`, ...more })
  expect(body, body.message).toMatchObject({ success: true })
  return (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0] as Row
}

const votesBy = async (caller: Caller, id: string) => (await caller.get<KnowledgeVotes>(`${BASE}/votes`, { id })).body
const vote = async (caller: Caller, id: string, useful: boolean) => (await caller.post<KnowledgeVotes>(`${BASE}/vote`, { id, useful })).body

it('each user finds an entry useful once, without changing its version, and takes it back', async () => {
  const { id, version } = await add('有用的知识')
  const { caller } = await makePerson(server, admin, ['knowledgebase:list'])
  for (let times = 0; times < 2; times++) expect((await vote(caller, id, true)).result).toEqual({ count: 1, voted: true })
  expect((await vote(admin, id, true)).result).toEqual({ count: 2, voted: true })
  expect(await whole(id)).toMatchObject({ voteCount: 2, version })
  expect((await vote(caller, id, false)).result).toEqual({ count: 1, voted: false })
  expect((await votesBy(admin, id)).result).toEqual({ count: 1, voted: true })
  await admin.put(`${BASE}/edit`, { id, version, secretLevel: '2' })
  const gone = { success: false, message: '知识不存在' }
  expect(await votesBy(caller, id)).toMatchObject(gone)
  expect(await vote(caller, id, true)).toMatchObject(gone)
})

it.each([
  ['从前', { validUntil: day(-1) }, '3'],
  ['今天为止', { validUntil: day(0) }, '2'],
  ['七天后', { validUntil: day(7) }, '2'],
  ['八天后', { validUntil: day(8) }, '1'],
  ['以后', { validFrom: day(1) }, '0'],
  ['长期', {}, '1'],
])('an entry of %s says whether it holds', async (name, dates, validity) => {
  expect(await add(`有效${name}`, dates)).toMatchObject({ validity })
})

it('what has ended is said by hits, and authors are told once before', async () => {
  const entry = await add('期限甲乙丙', { validUntil: day(3) })
  const found = async () => {
    const { body } = await admin.post<DocumentSearchResult>('/unstructur/documentdata/search/list', { title: '期限甲乙丙' })
    return body.result.records.map(({ expired }) => expired)
  }
  await vi.waitFor(async () => expect(await found()).toEqual([false]))
  const heard = async () =>
    (
      await admin.get<{ records: { titile: string }[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { pageSize: 100 })
    ).body.result.records.filter(({ titile }) => titile === `知识“期限甲乙丙”将于${day(3)}后失效`).length
  const runDay = async () => {
    const plans = await admin.get<{ records: Row[] }>('/sys/quartzJob/list', { jobClassName: 'knowledgeDay' })
    await admin.get('/sys/quartzJob/execute', { id: plans.body.result.records[0]?.id ?? '' })
    await vi.waitFor(async () => {
      const { body } = await admin.get<{ records: { state: string }[] }>('/sys/jobRun/list', { jobClassName: 'knowledgeDay', pageSize: 50 })
      expect(body.result.records.filter(({ state }) => state !== 'done')).toEqual([])
    })
  }
  await runDay()
  await vi.waitFor(async () => expect(await heard()).toBe(1))
  await runDay()
  expect(await heard()).toBe(1)
  // The clock goes on.
  await server.sql('update weft.knowledge_entry set valid_until = current_date - 2 where id = $1', [entry.id])
  const before = await whole(entry.id)
  await runDay()
  expect(await whole(entry.id)).toMatchObject({ validity: '3', version: before.version })
  expect(await found()).toEqual([true])
})
