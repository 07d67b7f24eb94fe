import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../../tests/helpers/form-caller'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { pngOf } from '../../../tests/helpers/pictures'
import { ADMIN, type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { workbook } from '../../../tests/helpers/workbook'
import { createCatalog } from '../../app/catalog'
import { seed } from '../../app/seeds'
import { openDatabase } from '../../db/open'

const FOREIGN = '不能使用无权访问的文件'
const ATTACHMENT = '/example/attachment'
const RIGHTS = ['list', 'add', 'edit', 'delete', 'import'].map(right => `exampleAttachment:${right}`)
type Row = Record<string, unknown> & { id: string }

let server: TestServer
let admin: Caller
/** May do everything with the attachments of the example. */
let clerk: TestPerson
let colleague: TestPerson
/** May read them. */
let reader: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  clerk = await makePerson(server, admin, RIGHTS)
  colleague = await makePerson(server, admin, RIGHTS)
  reader = await makePerson(server, admin, ['exampleAttachment:list'])
  stranger = await makePerson(server, admin)
})
afterAll(() => server?.close())

async function send({ caller }: { caller: Caller }, name = 'a.txt', biz = 'document'): Promise<string> {
  const content = name.endsWith('.png') ? pngOf(4, 4) : `text ${Math.random()}`
  const { body } = await caller.upload('/sys/common/upload', { name, content }, { biz })
  expect(body.success, body.message).toBe(true)
  return body.message
}

const read = async ({ caller }: { caller: Caller }, path: string) => (await caller.get(`/sys/common/static/${encodeURI(path)}`)).status

/** Who of these may have the file. */
async function readers(path: string): Promise<readonly string[]> {
  const people = { admin: { caller: admin }, clerk, colleague, reader, stranger }
  const statuses = await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await read(person, path)] as const))
  return statuses.filter(([, status]) => status === 200).map(([name]) => name)
}

const EVERY_READER = ['admin', 'clerk', 'colleague', 'reader']

let count = 0
async function add({ caller }: TestPerson, values: object): Promise<Row> {
  const name = `资料${++count}`
  const { body } = await caller.post(`${ATTACHMENT}/add`, { name, ...values })
  expect(body.message).toBe('添加成功！')
  const found = await admin.get<{ records: Row[] }>(`${ATTACHMENT}/list`, { name })
  return found.body.result.records[0] ?? expect.fail('no row')
}

const whole = async (id: string) => (await admin.get<Row>(`${ATTACHMENT}/queryById`, { id })).body.result

/** As our own screens send a row back. */
const sent = ({ id, version, name, papers, items }: Row) => ({ id, version, name, papers, items })

describe('a file', () => {
  it('that was just sent is its sender’s', async () => {
    expect(await readers(await send(clerk))).toEqual(['clerk'])
  })

  it('that a record names is read by whoever reads the record, until the record names it no more', async () => {
    const [papers, second] = [await send(clerk), await send(clerk)]
    const { id, version } = await add(clerk, { papers: `${papers},${second}` })
    expect(await readers(papers)).toEqual(EVERY_READER)
    expect(await readers(second)).toEqual(EVERY_READER)
    expect((await clerk.caller.put(`${ATTACHMENT}/edit`, { id, version, papers: second })).body.success).toBe(true)
    expect(await readers(papers)).toEqual(['clerk'])
    expect(await readers(second)).toEqual(EVERY_READER)
    await admin.delete(`${ATTACHMENT}/delete`, { id })
    expect(await readers(second)).toEqual(['clerk'])
  })

  it('of a line is read with its record', async () => {
    const scan = await send(clerk)
    const { id } = await add(clerk, { items: [{ title: '凭证', scan }] })
    expect(await readers(scan)).toEqual(EVERY_READER)
    await admin.delete(`${ATTACHMENT}/delete`, { id })
    expect(await readers(scan)).toEqual(['clerk'])
  })

  it('within a rich text, and as an address, is read with the text', async () => {
    const [inText, inMemo] = [await send(clerk, 'a.png', 'jeditor'), await send(clerk, 'b.png', 'image')]
    await add(clerk, { memo: `![图](${inMemo}) <img src="/jeecg-boot/sys/common/static/${encodeURI(inText)}">` })
    expect(await readers(inText)).toEqual(EVERY_READER)
    expect(await readers(inMemo)).toEqual(EVERY_READER)
  })
})

describe('a record', () => {
  it('may not name the file of another user who has not shown it', async () => {
    const path = await send(clerk)
    const refused = await colleague.caller.post(`${ATTACHMENT}/add`, { name: '窃取', papers: path })
    expect(refused.body).toMatchObject({ success: false, message: FOREIGN, result: [{ field: 'papers', message: FOREIGN }] })
    const { id, version } = await add(colleague, {})
    for (const values of [{ papers: path }, { memo: `看 /${path}` }, { items: [{ title: '凭证', scan: path }] }])
      expect((await colleague.caller.put(`${ATTACHMENT}/edit`, { id, version, ...values })).body).toMatchObject({ message: FOREIGN })
    expect(await readers(path)).toEqual(['clerk'])
  })

  it('is saved as it was read, and copied, by another user', async () => {
    const [papers, scan] = [await send(clerk), await send(clerk)]
    const { id } = await add(clerk, { papers, items: [{ title: '凭证', scan }] })
    const row = await whole(id)
    expect((await colleague.caller.put(`${ATTACHMENT}/edit`, { ...sent(row), memo: '已阅' })).body.message).toBe('修改成功!')
    const lines = (row.items as Row[]).map(({ id: _, ...line }) => line)
    expect((await colleague.caller.put(`${ATTACHMENT}/edit`, { ...sent(await whole(id)), items: lines })).body.success).toBe(true)
    const copy = await add(colleague, { papers, items: lines })
    await admin.delete(`${ATTACHMENT}/delete`, { id })
    expect(await readers(papers)).toEqual(EVERY_READER)
    expect(await readers(scan)).toEqual(EVERY_READER)
    await admin.delete(`${ATTACHMENT}/delete`, { id: copy.id })
    expect(await readers(papers)).toEqual(['clerk'])
  })

  it('of a change set is refused by itself', async () => {
    const path = await send(clerk)
    const { id, version } = await add(colleague, {})
    const { body } = await colleague.caller.post(`${ATTACHMENT}/saveBatch`, { changed: [{ id, version, papers: path }] })
    expect(body).toMatchObject({ success: false, result: { rows: [{ key: id, message: FOREIGN, errors: [{ field: 'papers' }] }] } })
  })

  it('of a workbook is refused alone, and taken when its file is known', async () => {
    const [hidden, shown] = [await send(clerk), await send(clerk)]
    await add(clerk, { papers: shown })
    const content = workbook([['资料名称'], [`见 ${hidden}`], [`见 ${shown}`]])
    const { body } = await colleague.caller.upload<Row>(`${ATTACHMENT}/importExcel`, { name: 'a.xlsx', content })
    expect(body.result).toMatchObject({ totalCount: 2, errorCount: 1, successCount: 1 })
    expect(await readers(hidden)).toEqual(['clerk'])
  })
})

describe('pictures and files elsewhere', () => {
  it('an avatar is seen by everybody who has signed in, once it is one', async () => {
    const avatar = await send({ caller: admin }, 'a.png', 'avatar')
    expect(await readers(avatar)).toEqual(['admin'])
    expect((await admin.put('/sys/user/edit', { id: stranger.id, avatar })).body.success).toBe(true)
    expect(await readers(avatar)).toEqual(['admin', ...EVERY_READER.slice(1), 'stranger'])
  })

  it('the avatar of a guest is seen where the guest works', async () => {
    const avatar = await send({ caller: admin }, 'a.png', 'avatar')
    await admin.put('/sys/user/edit', { id: reader.id, avatar })
    await admin.post('/sys/tenant/add', { id: 31, name: '客户', status: 1 })
    await server.sql(`update weft.sys_user set rel_tenant_ids = '31' where id = any($1)`, [[reader.id, stranger.id]])
    const guest = await server.signIn(stranger.username, 'Long-enough-2026')
    const there = (path: string) =>
      guest.call('GET', `/sys/common/static/${encodeURI(path)}`, { headers: { tenant_id: '31' } }).then(({ status }) => status)
    expect(await there(avatar)).toBe(200)
    expect(await there(await send(clerk, 'b.png', 'avatar'))).toBe(404)
    await server.sql(`update weft.sys_user set rel_tenant_ids = null where id = any($1)`, [[reader.id, stranger.id]])
  })

  it('an announcement shows its pictures to whom it is meant for, when it is released', async () => {
    const picture = await send({ caller: admin }, 'a.png', 'jeditor')
    const words = `<p><img src="/jeecg-boot/sys/common/static/${picture}" /></p>`
    const draft = { titile: '有图', msgAbstract: '图', msgType: 'ALL', msgContent: words }
    expect((await admin.post('/sys/annountCement/add', draft)).body.message).toBe('添加成功！')
    expect(await readers(picture)).toEqual(['admin'])
    const { body } = await admin.get<{ records: Row[] }>('/sys/annountCement/list', { titile: '有图' })
    await admin.get('/sys/annountCement/doReleaseData', { id: body.result.records[0]?.id ?? '' })
    expect(await readers(picture)).toContain('stranger')
  })

  it('an online form shows them to the readers of its rows', async () => {
    const forms = new Forms(admin)
    const plan = await forms.made({ tableName: 'file_plan', tableTxt: '附件表' }, [
      formField('name', '名称'),
      formField('scan_file', '扫描件', { fieldShowType: 'file', dbLength: 500 }),
    ])
    const [own, foreign] = [await send({ caller: admin }), await send(clerk)]
    const row = (path: string) => admin.post(`/online/cgform/api/form/${plan}`, { name: '甲', scan_file: path })
    expect((await row(own)).body.success).toBe(true)
    expect(await readers(own)).toEqual(['admin'])
    expect((await row(foreign)).body).toMatchObject({ message: FOREIGN, result: [{ field: 'scan_file' }] })
    const configurer = await makePerson(server, admin, ['onlineForm:edit'])
    expect(await read(configurer, own)).toBe(200)
    const authorizer = await makePerson(server, admin, ['onlineForm:authorize'])
    const control = (status: number) =>
      authorizer.caller.put('/online/cgform/api/authColumn', { cgformId: plan, code: 'scan_file', status })
    expect((await control(1)).body.success).toBe(true)
    expect(await read(configurer, own)).not.toBe(200)
    await control(0)
    expect(await read(configurer, own)).toBe(200)
  })

  it('a list of errors stays its maker’s, even where a record names it', async () => {
    const wrong = workbook([
      ['资料名称', '说明'],
      ['', '没有名称'],
    ])
    const { body } = await clerk.caller.upload<{ fileUrl: string }>(`${ATTACHMENT}/importExcel`, { name: 'a.xlsx', content: wrong })
    const path = decodeURI(body.result.fileUrl.replace('/sys/common/static/', ''))
    await add(clerk, { memo: path })
    expect(await readers(path)).toEqual(['clerk'])
  })
})

it('what records named before they kept account is noted at the next start', async () => {
  const path = await send(clerk)
  await add(clerk, { papers: path })
  await server.sql('drop trigger files on weft.example_attachment')
  await server.sql('delete from weft.sys_file_use')
  expect(await readers(path)).toEqual(['clerk'])
  const options = { demo: false, adminPassword: ADMIN.password }
  const database = await openDatabase({
    url: server.databaseUrl,
    replicaUrl: null,
    secret: 'x'.repeat(64),
    demo: false,
    seed: db => seed(db, options),
    prepare: [],
    context: { catalog: createCatalog() },
    poolSize: 2,
    log: () => {},
  })
  await database.close()
  expect(await readers(path)).toEqual(EVERY_READER)
})
