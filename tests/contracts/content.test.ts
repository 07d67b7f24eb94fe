import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { admin, openServer, server } from '../helpers/open-server'
import { pngOf } from '../helpers/pictures'

openServer()

const OTHER = 4242
const newId = () => randomBytes(16).toString('hex')

/** Adds a row as the owner of the schema, in a tenant. */
async function put(table: string, values: Readonly<Record<string, unknown>>, tenant = 0): Promise<string> {
  const row = { id: newId(), ...values }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await server.sql(`insert into weft.${table} (${names.join()}) values (${places.join()})`, Object.values(row), tenant)
  return row.id
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

interface Columns {
  readonly open: string
  readonly below: string
  readonly closed: string
  readonly belowClosed: string
}
const columns = new Map<number, Columns>()

async function putColumns(tenant: number): Promise<Columns> {
  const open = await put('website_column', { title: '公告', code: 'open', enabled: 'Y', pid: '0', sort: 1 }, tenant)
  const below = await put('website_column', { title: '下级', code: 'below', enabled: 'Y', pid: open, sort: 2 }, tenant)
  const closed = await put('website_column', { title: '停用', code: 'closed', enabled: 'N', pid: '0', sort: 3 }, tenant)
  const belowClosed = await put('website_column', { title: '其下', code: 'below-closed', enabled: 'Y', pid: closed, sort: 4 }, tenant)
  return { open, below, closed, belowClosed }
}

async function setSetting(code: string, value: string): Promise<void> {
  const { records } = (
    await admin.get<{ records: { id: string; code: string; version: number }[] }>('/sys/setting/list', { pageSize: 200 })
  ).body.result
  const row = records.find(one => one.code === code)
  const { body } = await admin.put('/sys/setting/edit', { id: row?.id, version: row?.version, given: { value } })
  expect(body).toMatchObject({ success: true })
}
const openFor = (tenants: string) => setSetting('website.tenants', tenants)

let picture: string
beforeAll(async () => {
  for (const tenant of [0, OTHER]) columns.set(tenant, await putColumns(tenant))
  const { body } = await admin.upload('/sys/common/upload', { name: 'a.png', content: pngOf(8, 8) }, { biz: 'image' })
  picture = body.message
  await openFor('0')
})
beforeEach(async () => {
  for (const tenant of [0, OTHER]) await server.sql('delete from weft.website_article', [], tenant)
})

interface Facts {
  readonly state?: string
  readonly from?: number
  readonly until?: number
  readonly column?: keyof Columns
  readonly tenant?: number
  readonly values?: Readonly<Record<string, unknown>>
}

const putArticle = ({ state = '3', from, until, column = 'open', tenant = 0, values }: Facts = {}) =>
  put(
    'website_article',
    {
      title: '标题',
      body: '<p>正文</p>',
      state,
      pinned: 'N',
      column_id: columns.get(tenant)?.[column],
      approve_time: hours(-2),
      publish_from: from === undefined ? null : hours(from),
      publish_until: until === undefined ? null : hours(until),
      ...values,
    },
    tenant,
  )

/** An article that names files of the administrator, who may name them; published unless `state` says otherwise. */
async function hold(values: Readonly<Record<string, unknown>>, state = '3'): Promise<string> {
  const title = newId()
  const { body } = await admin.post('/website/article/add', { title, body: '<p>正文</p>', columnId: columns.get(0)?.open, ...values })
  expect(body).toMatchObject({ success: true })
  const [row] = await server.sql<{ id: string }>(
    'update weft.website_article set state = $2, approve_time = now() where title = $1 returning id',
    [title, state],
  )
  return row?.id ?? ''
}

const read = (path: string, headers: Record<string, string> = {}) => server.anonymous.call('GET', `/content/${path}`, { headers })
const idsOf = async (query = '') => {
  const { body } = await read(`articles${query}`)
  return (body.result as unknown as { records: { id: string }[] } | null)?.records.map(({ id }) => id)
}
const GONE = { status: 404, message: '没有找到该内容' }

const CASES: readonly (readonly [string, Facts, boolean])[] = [
  ['a draft', { state: '1' }, false],
  ['one in review', { state: '2' }, false],
  ['a published one', {}, true],
  ['one that is offline', { state: '4' }, false],
  ['one from an hour ago on', { from: -1 }, true],
  ['one from in an hour on', { from: 1 }, false],
  ['one until in an hour', { until: 1 }, true],
  ['one until an hour ago', { until: -1 }, false],
  ['one between two moments', { from: -1, until: 1 }, true],
  ['one in review of the right moment', { state: '2', from: -1, until: 1 }, false],
  ['one of a column below another', { column: 'below' }, true],
  ['one of a column that is off', { column: 'closed' }, false],
  ['one of a column below one that is off', { column: 'belowClosed' }, false],
  ['a published one that nobody has approved', { values: { approve_time: null } }, false],
]

it.each(CASES)('%s is shown as it should be, in list, text and feed alike', async (_, facts, shown) => {
  const id = await putArticle(facts)
  expect(await idsOf()).toEqual(shown ? [id] : [])
  const article = await read(`article/${id}`)
  expect(article.status).toBe(shown ? 200 : 404)
  if (!shown) expect(article.body).toMatchObject(GONE)
  expect((await read('feed.xml')).raw.includes(id)).toBe(shown)
})

it.each([
  ['', false, false],
  ['0', true, false],
  [`${OTHER}`, false, true],
  [`0,${OTHER}`, true, true],
])('of the tenants "%s" alone something is public', async (tenants, own, other) => {
  const [mine, theirs] = [await putArticle(), await putArticle({ tenant: OTHER })]
  await openFor(tenants)
  try {
    expect(await idsOf()).toEqual(own ? [mine] : undefined)
    expect(await idsOf(`?tenant=${OTHER}`)).toEqual(other ? [theirs] : undefined)
    for (const path of ['columns', 'articles', 'slides', 'links', 'feed.xml', `article/${mine}`])
      expect([path, (await read(path)).status]).toEqual([path, own ? 200 : 404])
    expect((await read(`article/${theirs}`)).status).toBe(404)
    expect((await read(`article/${mine}?tenant=${OTHER}`)).status).toBe(404)
  } finally {
    await openFor('0')
  }
})

it('articles come pinned first, then the newest, by column and in pages of fifty at most', async () => {
  const older = await putArticle({ values: { approve_time: hours(-9) } })
  const newest = await putArticle({ column: 'below', values: { approve_time: hours(-1) } })
  const pinned = await putArticle({ values: { approve_time: hours(-20), pinned: 'Y' } })
  expect(await idsOf()).toEqual([pinned, newest, older])
  expect(await idsOf('?column=below')).toEqual([newest])
  expect(await idsOf('?column=open')).toEqual([pinned, newest, older])
  expect(await idsOf('?pageSize=1&pageNo=2')).toEqual([newest])
  expect(await idsOf('?pageNo=100000')).toEqual([])
  for (const query of ['?pageSize=51', '?pageNo=0', '?pageNo=99999999999999999999', '?tenant=-1', '?tenant=x'])
    expect([query, (await read(`articles${query}`)).body.success]).toEqual([query, false])
  for (const column of ['closed', 'below-closed', 'none']) expect((await read(`articles?column=${column}`)).body).toMatchObject(GONE)
  const found = (await read('columns')).body.result
  expect(found).toEqual([
    { code: 'open', title: '公告', parent: null },
    { code: 'below', title: '下级', parent: 'open' },
  ])
})

it('a text is cleaned, and names no account, no inner path and no other table', async () => {
  const body = `<p onclick="x()">正文<script>alert(1)</script></p><img src="/jeecg-boot/sys/common/static/${picture}" alt="图"><a href="javascript:x()">链</a>`
  const id = await hold({ body, cover: picture, tags: '甲，乙' })
  await server.sql("update weft.website_article set written_by = 'secretname', approve_by = 'secretname' where id = $1", [id])
  const answer = await read(`article/${id}`)
  expect(answer.body.result).toMatchObject({
    cover: `/jeecg-boot/content/article/${id}/picture/0`,
    tags: ['甲', '乙'],
    body: `<p>正文</p><img src="/jeecg-boot/content/article/${id}/picture/0" alt="图" /><a>链</a>`,
  })
  const text = answer.raw.toString() + (await read('articles')).raw.toString()
  for (const inner of ['secretname', 'sys/common', picture.split('/')[1], columns.get(0)?.open, 'script']) expect(text).not.toContain(inner)
  expect(answer.headers['set-cookie']).toBeUndefined()
  // What came into the table without the call that cleans.
  const raw = await putArticle({ values: { body: '<p onclick="x()">甲</p><script>x()</script>' } })
  expect((await read(`article/${raw}`)).body.result).toMatchObject({ body: '<p>甲</p>' })
})

it('pictures and attachments are those that a published article holds, by their place in it', async () => {
  const id = await hold({ cover: picture, files: picture })
  const shown = await read(`article/${id}/picture/0`)
  expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([200, 'image/png', 'public, no-cache'])
  const file = await read(`article/${id}/file/0`)
  expect([file.status, String(file.headers['content-disposition'])]).toEqual([200, expect.stringMatching(/^attachment/)])
  const draft = await hold({ cover: picture }, '1')
  const tricks = [
    `article/${id}/picture/1`,
    `article/${draft}/picture/0`,
    `article/${newId()}/picture/0`,
    `article/${id}/picture/..%2f0`,
    `article/${id}/picture/${encodeURIComponent(picture)}`,
    `article/${encodeURIComponent(`../${picture}`)}`,
    `slide/${picture.split('/')[1]}/picture`,
  ]
  for (const path of tricks) {
    const { status, raw } = await read(path)
    expect([path, status === 200, raw.includes('PNG')]).toEqual([path, false, false])
  }
  const sheet = await hold({ body: `<img src="/jeecg-boot/sys/common/static/${picture.replace('image/', 'sheets/')}">` })
  expect((await read(`article/${sheet}/picture/0`)).status).toBe(404)
})

it('slides and links are shown while they are on and valid', async () => {
  const slide = { title: '轮播', picture, link: '/a', sort: 1, enabled: 'Y' }
  for (const more of [{}, { enabled: 'N' }, { shownFrom: '2040-01-01 00:00:00' }, { shownUntil: '2020-01-01 00:00:00' }])
    expect((await admin.post('/website/slide/add', { ...slide, ...more })).body).toMatchObject({ success: true })
  const [{ id: shown = '' } = {}] = await server.sql<{ id: string }>(
    "select id from weft.website_slide where enabled = 'Y' and shown_from is null and shown_until is null",
  )
  expect((await read('slides')).body.result).toEqual([{ title: '轮播', picture: `/jeecg-boot/content/slide/${shown}/picture`, link: '/a' }])
  expect((await read(`slide/${shown}/picture`)).status).toBe(200)
  const link = { name: '链接', address: 'https://example.org', sort: 1 }
  await put('website_link', { ...link, enabled: 'Y' })
  await put('website_link', { ...link, enabled: 'N' })
  expect((await read('links')).body.result).toEqual([{ name: '链接', address: 'https://example.org', logo: null }])
})

it.each(['articles', 'feed.xml', 'picture'])('a copy of %s holds as long as nothing has changed, and no longer', async name => {
  const id = await hold({ cover: picture })
  const path = name === 'picture' ? `article/${id}/picture/0` : name
  const { etag = '' } = (await read(path)).headers
  const again = await read(path, { 'if-none-match': String(etag) })
  expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, etag])
  await server.sql("update weft.website_article set state = '4' where id = $1", [id])
  const gone = await read(path, { 'if-none-match': String(etag) })
  expect(gone.status).toBe(name === 'picture' ? 404 : 200)
})

it('pages of other websites read it where a setting names them', async () => {
  const allowed = async (origin: string) =>
    (await read('articles', { origin, 'sec-fetch-site': 'cross-site' })).headers['access-control-allow-origin']
  expect(await allowed('https://a.example.org')).toBeUndefined()
  await setSetting('website.origins', 'https://a.example.org')
  expect([await allowed('https://a.example.org'), await allowed('https://b.example.org')]).toEqual(['https://a.example.org', undefined])
  const wrong = await read('articles', { origin: 'https://a.example.org' })
  expect(wrong.headers['access-control-allow-credentials']).toBeUndefined()
})

it('the feed is well formed whatever a title holds', async () => {
  await putArticle({ values: { title: '<b>&"\u0001', author: '作者' } })
  const { headers, raw } = await read('feed.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(raw.toString()).toContain('<title>&lt;b&gt;&amp;&quot; </title>')
})
