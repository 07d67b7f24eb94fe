import { beforeAll, expect, it } from 'vitest'
import { admin, openServer, server } from '../helpers/open-server'
import { makePerson, type TestPerson } from '../helpers/people'

openServer()

const WRITES = ['list', 'add', 'edit', 'delete'].map(right => `websiteArticle:${right}`)

let writer: TestPerson
let reviewer: TestPerson
let chief: TestPerson
let column: string
beforeAll(async () => {
  writer = await makePerson(server, admin, WRITES)
  reviewer = await makePerson(server, admin, [...WRITES, 'websiteArticle:review'])
  chief = await makePerson(server, admin, [...WRITES, 'websiteArticle:review', 'websiteArticle:reviewOwn'])
  await admin.post('/website/column/add', { title: '通知公告', code: 'notice', sort: 1, enabled: 'Y' })
  column = (await server.sql<{ id: string }>("select id from weft.website_column where code = 'notice'"))[0]?.id ?? ''
})

let count = 0

/** A new article of a person; its id. */
async function written({ caller }: TestPerson): Promise<string> {
  const title = `文章${++count}号`
  const { body } = await caller.post('/website/article/add', { title, columnId: column, body: '<p>正文</p>' })
  expect(body).toMatchObject({ success: true })
  return (await server.sql<{ id: string }>('select id from weft.website_article where title = $1', [title]))[0]?.id ?? ''
}

const stateOf = async (id: string) =>
  (await server.sql<{ state: string }>('select state from weft.website_article where id = $1', [id]))[0]?.state
const submit = async ({ caller }: TestPerson, ids: string) => (await caller.post('/website/article/submit', { ids })).body
const review = async ({ caller }: TestPerson, ids: string, more: object = {}) =>
  (await caller.post('/website/article/review', { ids, passed: true, ...more })).body
const offline = async ({ caller }: TestPerson, ids: string) => (await caller.post('/website/article/offline', { ids })).body

/** An article of the writer that the reviewer has published. */
async function published(): Promise<string> {
  const id = await written(writer)
  await submit(writer, id)
  expect(await review(reviewer, id)).toMatchObject({ success: true, message: '已发布1篇' })
  return id
}

it('an article is handed in, published by another user, and taken offline, each with who and when', async () => {
  const id = await published()
  expect(await offline(writer, id)).toMatchObject({ success: false, code: 510 })
  expect(await offline(reviewer, id)).toMatchObject({ success: true, message: '已下线1篇' })
  const { body } = await writer.caller.get('/website/article/queryById', { id })
  expect(body.result).toMatchObject({
    state: '4',
    writtenBy: writer.username,
    submitBy: writer.username,
    approveBy: reviewer.username,
    offlineBy: reviewer.username,
    approveTime: expect.stringMatching(/^\d{4}-/),
    offlineTime: expect.stringMatching(/^\d{4}-/),
  })
})

it('nobody publishes what is the own, neither as its writer, nor as who changed or handed it in, but with a right of its own', async () => {
  const own = await written(reviewer)
  await submit(writer, own)
  expect(await review(reviewer, own)).toMatchObject({ success: false, message: expect.stringContaining('不能审核自己') })
  const changed = await written(writer)
  await reviewer.caller.put('/website/article/edit', { id: changed, title: '改过的标题' })
  await submit(writer, changed)
  expect(await review(reviewer, changed)).toMatchObject({ success: false, message: expect.stringContaining('不能审核自己') })
  const handedIn = await written(writer)
  await submit(reviewer, handedIn)
  expect(await review(reviewer, handedIn)).toMatchObject({ success: false })
  expect(await review(writer, handedIn)).toMatchObject({ success: false, code: 510 })
  const chiefs = await written(chief)
  await submit(chief, chiefs)
  expect(await review(chief, chiefs)).toMatchObject({ success: true })
  expect(await stateOf(chiefs)).toBe('3')
})

it('a state is no field that a call may set, and each step needs the state before it', async () => {
  const id = await written(writer)
  const given = { title: '自行发布', columnId: column, body: '<p>正文</p>', state: '3', approveTime: '2026-01-01 00:00:00' }
  expect((await writer.caller.post('/website/article/add', given)).body).toMatchObject({ success: false })
  expect((await writer.caller.put('/website/article/edit', { id, state: '3' })).body).toMatchObject({ success: false })
  expect(await stateOf(id)).toBe('1')
  expect(await review(reviewer, id)).toMatchObject({ success: false, message: '所选文章不在待审状态' })
  expect(await offline(reviewer, id)).toMatchObject({ success: false, message: '只能下线已发布的文章' })
  await submit(writer, id)
  expect(await submit(writer, id)).toMatchObject({ success: false, message: '只能提交草稿或已下线的文章' })
  expect(await review(reviewer, id, { passed: false })).toMatchObject({ success: false, message: '驳回时请填写审批意见' })
  expect(await review(reviewer, id, { passed: false, opinion: '数字待核' })).toMatchObject({ success: true, message: '已驳回1篇' })
  expect(await stateOf(id)).toBe('1')
  expect(await review(reviewer, `${id},none`)).toMatchObject({ success: false, message: '没有找到所选文章' })
})

it.each([
  ['title', '另一个标题'],
  ['body', '<p>另一段正文</p>'],
  ['pinned', 'Y'],
  ['publishUntil', '2040-01-01 00:00:00'],
])('what is published is a draft again when its %s is changed, and not when nothing is', async (field, value) => {
  const id = await published()
  const { title, body } = (await writer.caller.get<{ title: string; body: string }>('/website/article/queryById', { id })).body.result
  expect((await writer.caller.put('/website/article/edit', { id, title, body })).body).toMatchObject({ success: true })
  expect(await stateOf(id)).toBe('3')
  expect((await writer.caller.put('/website/article/edit', { id, [field]: value })).body).toMatchObject({ success: true })
  expect(await stateOf(id)).toBe('1')
})

it('what was changed since it was looked at is not published', async () => {
  const id = await written(writer)
  await submit(writer, id)
  const { body } = await reviewer.caller.get<{ version: number }>('/website/article/queryById', { id })
  await writer.caller.put('/website/article/edit', { id, title: '悄悄改过' })
  await submit(writer, id)
  const answer = await review(reviewer, id, { version: body.result.version })
  expect(answer).toMatchObject({ success: false, message: '文章在查看后已被修改，请重新查看' })
})

it('is told to the user who handed it in: published, rejected with its reason, taken offline', async () => {
  const told = async ({ caller }: TestPerson) =>
    (await caller.get<{ records: { titile: string }[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend')).body.result.records
      .map(({ titile }) => titile)
      .filter(title => title.includes(`${count}号`))
  const id = await published()
  expect(await told(writer)).toEqual([`文章“文章${count}号”已审核通过并发布`])
  await offline(reviewer, id)
  expect((await told(writer)).sort()).toEqual([`文章“文章${count}号”已下线，对外不再显示`, `文章“文章${count}号”已审核通过并发布`])
  const rejected = await written(writer)
  await submit(writer, rejected)
  await review(reviewer, rejected, { passed: false, opinion: '数字待核' })
  expect([await told(writer), await told(reviewer)]).toEqual([[`文章“文章${count}号”被驳回：数字待核`], []])
  const own = await written(chief)
  await submit(chief, own)
  await review(chief, own)
  expect(await told(chief)).toEqual([])
})
