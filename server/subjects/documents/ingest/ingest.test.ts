import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { docx, scannedPage, scannedPdf, textPdf } from '../../../../tests/helpers/documents'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'
import type { ReaderText } from '../../../generated/operations'
import { askReadings } from './ask'
import { replacePages, setReading, stuckDocuments } from './repository'

const BASE = '/unstructur/documentdata/documentinformation'
openServer()

/** Sees the runs of every tenant: not even the owner of the tables does. */
async function ofJobs<Found extends pg.QueryResultRow>(text: string): Promise<Found[]> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  const { rows } = await client.query<Found>(text).finally(() => client.end())
  return rows
}

interface Row {
  readonly id: string
  readonly version: number
  readonly [name: string]: unknown
}

const keep = async (name: string, content: Buffer | string) => {
  const { body } = await admin.upload('/sys/common/upload', { name, content }, { biz: 'library' })
  expect(body.success, body.message).toBe(true)
  return body.message
}
const stored = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0] as Row
const whole = async (id: string) => (await admin.get<Row>(`${BASE}/queryById`, { id })).body.result
const settled = (id: string) =>
  vi.waitFor(async () => {
    const row = await whole(id)
    expect(['ready', 'failed']).toContain(row.state)
    return row
  })

async function add(name: string, file: string | null) {
  expect((await admin.post(`${BASE}/add`, { name, secretLevel: '0', file })).body).toMatchObject({ success: true })
  return stored(name)
}

const readBy = async (caller: Caller, id: string, more: object = {}) =>
  (await caller.get<ReaderText>('/unstructur/documentdata/reader/pages', { source: 'document', id, ...more })).body
const pagesOf = async (id: string) => (await readBy(admin, id)).result.pages

/** 设备采购合同 in GBK. */
const GBK = Buffer.from([0xc9, 0xe8, 0xb1, 0xb8, 0xb2, 0xc9, 0xb9, 0xba, 0xba, 0xcf, 0xcd, 0xac])

describe('a document', () => {
  it('is read when it is added: pages, language, type', async () => {
    const { id } = await add('GBK文本', await keep('a.txt', GBK))
    expect(await settled(id)).toMatchObject({
      state: 'ready',
      fileType: 'txt',
      pageCount: 1,
      language: 'zh',
      recognised: 'N',
      stateReason: null,
    })
    expect(await pagesOf(id)).toEqual([{ page: 1, text: '设备采购合同', heading: null, recognised: false, places: null, layout: null }])
  })

  it('that is added is told as added alone', async () => {
    const path = await keep('told.txt', GBK)
    const { id } = await add('只说新增', path)
    await settled(id)
    const { body } = await admin.post('/unstructur/documentdata/documentinformation/ingest', { file: await keep('taken-in.txt', GBK) })
    expect(body.success, body.message).toBe(true)
    await settled((await stored('taken-in')).id)
    const told = (await admin.get<{ text: string }[]>('/sys/statistics/activity', { limit: 50 })).body.result.map(({ text }) => text)
    expect(told.filter(text => /只说新增|taken-in/.test(text))).toEqual(['新增文档「taken-in」', '新增文档「只说新增」'])
  })

  it('without a file can be found at once', async () => {
    const { id } = await add('无文件', null)
    expect(await whole(id)).toMatchObject({ state: 'ready', fileType: null })
  })

  it('that is given another file is read anew, by another name is not', async () => {
    const { id } = await add('改文件', await keep('a.docx', docx(['# 总则', '第一版'])))
    const first = await settled(id)
    const layout = [
      { as: 'h', level: 1, start: 0, end: 2 },
      { as: 'p', start: 3, end: 6 },
    ]
    expect(await pagesOf(id)).toEqual([{ page: 1, text: '总则\n第一版', heading: '总则', recognised: false, places: null, layout }])
    const file = await keep('b.pdf', textPdf([['第二版的第一页'], ['第二版的第二页']]))
    expect((await admin.put(`${BASE}/edit`, { id, version: first.version, file })).body).toMatchObject({ success: true })
    const second = await settled(id)
    expect(second).toMatchObject({ fileType: 'pdf', pageCount: 2 })
    expect((await pagesOf(id)).map(({ text, places }) => [text, places?.width])).toEqual([
      ['第二版的第一页', 595],
      ['第二版的第二页', 595],
    ])
    await admin.put(`${BASE}/edit`, { id, version: second.version, number: '文号1' })
    expect((await whole(id)).state).toBe('ready')
  })

  it('keeps its version when it is read and its key words are found: a form that is open can be saved', async () => {
    const { id, version: added } = await add('关键词', await keep('a.txt', '水泵采购合同约定水泵由供应商安装，水泵的质保期为两年。'))
    const { version } = await settled(id)
    expect(version).toBe(added)
    const found = await vi.waitFor(async () => {
      const row = await whole(id)
      expect(row.keywords).toContain('水泵')
      return row
    })
    expect(found.version).toBe(version)
    expect((await admin.put(`${BASE}/edit`, { id, version, number: '文号2' })).body).toMatchObject({ success: true })
    expect((await whole(id)).version).toBe(Number(version) + 1)
  })

  it('whose file cannot be read says why', async () => {
    const { id } = await add('坏文件', await keep('a.pdf', '%PDF-1.7\nnothing'))
    expect(await settled(id)).toMatchObject({ state: 'failed', stateReason: '文件已损坏，无法读取', pageCount: null })
    expect(await pagesOf(id)).toEqual([])
  })

  it('tells when its file, or nearly its text, is there already', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `第${index}条，乙方应当在${index + 3}日内完成第${index * 7}号设备的安装。`).join(
      '\n',
    )
    const { id } = await add('原件', await keep('a.txt', long))
    expect(await settled(id)).toMatchObject({ stateReason: null })
    const same = await add('同一文件', await keep('b.txt', long))
    expect(await settled(same.id)).toMatchObject({ state: 'ready', stateReason: '与文档“原件”的文件相同' })
    const near = await add('近似文件', await keep('c.txt', long.replace('第8条', '第八条')))
    expect(await settled(near.id)).toMatchObject({
      state: 'ready',
      stateReason: expect.stringMatching(/^与文档“(原件|同一文件)”的内容基本相同$/),
    })
    const other = await add('另一文件', await keep('d.txt', long.split('').reverse().join('')))
    expect(await settled(other.id)).toMatchObject({ stateReason: null })
  })

  it.each([
    ['the first one is read first', [0, 1]],
    ['the second one is read first', [1, 0]],
  ])('of two at work at the same time only the later one says that the file is there twice: %s', async (way, order) => {
    const names = [`双份甲${way}`, `双份乙${way}`]
    const path = await keep('a.txt', `双份的内容 ${way}`)
    const ids: string[] = []
    for (const name of names) ids.push((await add(name, path)).id)
    for (const id of ids) await settled(id)
    await server.sql("update weft.document set state = 'working', state_reason = null where id = any($1)", [ids])
    for (const at of order) {
      await admin.post(`${BASE}/reread`, { ids: ids[at] })
      await settled(ids[at] ?? '')
    }
    const rows = await Promise.all(ids.map(whole))
    expect(rows.map(({ stateReason }) => stateReason)).toEqual([null, `与文档“${names[0]}”的文件相同`])
  })
})

describe('many documents that are asked for together', () => {
  const asAdmin = { tenantId: 0, username: 'admin', orgCode: null, clearance: '2' } as const
  const hold = (held: boolean) => admin.put('/sys/quartzJob/hold', { held })
  const runs = () =>
    ofJobs<{ state: string; result: { text: string } }>(
      "select state, result from weft.sys_job_run where job_class_name = 'documentIngestMany' order by planned_time desc",
    )
  /** Documents as an installation brings them: rows with files that were not read. */
  async function bring(names: readonly string[]) {
    const ids: string[] = []
    for (const name of names) ids.push((await add(name, await keep(`${name}.txt`, `${name}的内容`))).id)
    for (const id of ids) await settled(id)
    await server.sql('update weft.document set state = null where id = any($1)', [ids])
    return ids
  }
  const ask = (ids: readonly string[]) => server.app.data?.withTenant(asAdmin, trx => askReadings(trx, ids))

  it('are read by one run, each by itself, and the check leaves them to it', async () => {
    const ids = await bring(['多一', '多二', '多三'])
    await server.sql(
      "update weft.sys_file set name = '多二.pdf' where id = (select split_part(file, '/', 2) from weft.document where id = $1)",
      [ids[1]],
    )
    await hold(true)
    await ask(ids)
    expect((await whole(ids[0] ?? '')).state).toBe('pending')
    const stuck = await server.app.data?.withTenant(asAdmin, trx => stuckDocuments(trx, 200))
    expect(stuck?.filter(id => ids.includes(id))).toEqual([])
    await hold(false)
    expect(await Promise.all(ids.map(async id => (await settled(id)).state))).toEqual(['ready', 'failed', 'ready'])
    await vi.waitFor(async () => expect(await runs()).toEqual([{ state: 'done', result: { text: '已读取3个文档' } }]))
  })

  it('say so when the run is cancelled', async () => {
    const ids = await bring(['多四', '多五'])
    await hold(true)
    await ask(ids)
    await ofJobs("update weft.sys_job_run set stop_wanted = true where job_class_name = 'documentIngestMany' and state = 'waiting'")
    for (const id of ids) expect((await settled(id)).stateReason).toContain('已取消')
    await hold(false)
  })
})

it('a change of a document while its pages are written waits, and both get through', async () => {
  const { id } = await add('边读边改', await keep('a.txt', '第一页'))
  await settled(id)
  const page = { number: 1, text: '另一页', headings: [], recognised: false }
  let change: Promise<unknown> = Promise.resolve()
  await server.app.data?.withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, async trx => {
    await replacePages(trx, id, [page], null)
    change = server.sql('update weft.document set project = $1 where id = $2', ['甲项目', id])
    await vi.waitFor(async () =>
      expect(
        await ofJobs("select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update weft.document set project%'"),
      ).toHaveLength(1),
    )
    await setReading(trx, id, { state: 'ready', stateReason: null, pageCount: 1 })
  })
  await change
  expect(await whole(id)).toMatchObject({ project: '甲项目', pageCount: 1 })
})

it('the reader asks for some pages, and for the outline of all', async () => {
  const { id } = await add('目录', await keep('a.docx', docx(['# 总则', '一', '---', '# 附则', '二', '---', '三'])))
  await settled(id)
  const { result } = await readBy(admin, id, { page: 2, size: 1 })
  expect(result).toMatchObject({ total: 3, pages: [{ page: 2, text: '附则\n二' }] })
  expect(result.outline).toEqual([
    { page: 1, level: 1, title: '总则', start: 0 },
    { page: 2, level: 1, title: '附则', start: 0 },
  ])
})

it('who may not see a document reads nothing of it, as of one that is not there', async () => {
  const { id } = await add('不给看', await keep('a.txt', '机密'))
  await settled(id)
  const { caller } = await makePerson(server, admin)
  const refused = await readBy(caller, id)
  expect(refused).toMatchObject({ success: false, result: null })
  expect(await readBy(caller, 'none')).toMatchObject({ success: false, message: refused.message, code: refused.code })
})

describe('a reading that is cancelled', () => {
  const runOf = async (name: string) => {
    const { body } = await admin.get<{ records: Row[] }>('/sys/jobRun/list', { name: `读取文档：${name}` })
    return body.result.records[0]?.id ?? expect.fail(name)
  }
  const cancel = async (name: string) =>
    expect((await admin.post('/sys/jobRun/cancel', { id: await runOf(name) })).body).toMatchObject({ success: true })
  const CANCELLED = { state: 'failed', stateReason: '已取消', pageCount: null }

  it('before it began leaves a document that says so', async () => {
    const hold = (held: boolean) => admin.put('/sys/quartzJob/hold', { held })
    await hold(true)
    const { id } = await add('未开始', await keep('a.txt', '甲'))
    await cancel('未开始')
    expect(await settled(id)).toMatchObject(CANCELLED)
    await hold(false)
  })

  it('anew leaves what was read before, and nothing of another file', async () => {
    const hold = (held: boolean) => admin.put('/sys/quartzJob/hold', { held })
    const again = (id: string) => admin.post(`${BASE}/reread`, { ids: id })
    const { id } = await add('重新处理', await keep('a.txt', '甲'))
    await settled(id)
    await hold(true)
    expect((await again(id)).body).toMatchObject({ success: true })
    await cancel('重新处理')
    const kept = await settled(id)
    expect(kept).toMatchObject({ state: 'ready', stateReason: '重新处理没有完成（已取消），保留原有文字', pageCount: 1 })
    expect((await pagesOf(id)).map(({ text }) => text)).toEqual(['甲'])
    await admin.put(`${BASE}/edit`, { id, version: kept.version, file: await keep('b.txt', '乙') })
    await cancel('重新处理')
    expect(await settled(id)).toMatchObject(CANCELLED)
    expect(await pagesOf(id)).toEqual([])
    await hold(false)
  })

  it('amid it does, too, and can be read anew', async () => {
    const page = scannedPage(Array.from({ length: 20 }, (_, index) => `第${index + 1}条 乙方应当按期交付设备并负责安装调试`))
    const { id } = await add('读到一半', await keep('a.pdf', scannedPdf(Array.from({ length: 6 }, () => page))))
    await vi.waitFor(async () => expect((await whole(id)).state).toBe('working'))
    await cancel('读到一半')
    const row = await settled(id)
    expect(row).toMatchObject(CANCELLED)
    expect((await admin.put(`${BASE}/edit`, { id, version: row.version, file: await keep('b.txt', '乙') })).body.success).toBe(true)
    expect(await settled(id)).toMatchObject({ state: 'ready', stateReason: null })
  })
})

describe('files in bulk', () => {
  const ingest = async (paths: readonly string[], more: object = {}) =>
    (await admin.post('/unstructur/documentdata/documentinformation/ingest', { file: paths.join(','), ...more })).body
  const named = async (project: string) =>
    (await admin.get<{ records: Row[] }>(`${BASE}/list`, { project, pageSize: 50 })).body.result.records
  const all = (project: string, count: number) =>
    vi.waitFor(async () => {
      const rows = await named(project)
      expect(rows).toHaveLength(count)
      expect(rows.filter(({ state }) => state === 'pending' || state === 'working')).toEqual([])
      return new Map(rows.map(row => [row.name, row]))
    })

  it('each file becomes a document with what they have in common', async () => {
    const paths = [await keep('会议纪要.txt', '甲'.repeat(20)), await keep('采购计划.txt', '乙'.repeat(20))]
    expect(await ingest(paths, { secretLevel: '1', project: '项目一' })).toMatchObject({
      success: true,
      message: '已添加2个文档，正在读取',
    })
    const rows = await all('项目一', 2)
    expect([...rows.keys()].sort()).toEqual(['会议纪要', '采购计划'].sort())
    expect(rows.get('会议纪要')).toMatchObject({ state: 'ready', secretLevel: '1', fileType: 'txt' })
  })

  it('each file of a .zip does, with names of GBK; what is hostile or broken says why, and the rest goes on', async () => {
    const bytes = zipSync({
      'dir/plain.txt': strToU8('合同正文'),
      'XXXXXX.txt': strToU8('名称是中文'),
      'broken.pdf': strToU8('%PDF-1.7 nothing'),
      'fake.docx': strToU8('no archive'),
      'tool.exe': strToU8('MZ'),
      'bomb.txt': new Uint8Array(20 * 1024 * 1024),
      '__MACOSX/x.txt': strToU8('x'),
    })
    const zip = Buffer.from(bytes)
    // The name in GBK, as old programs write it.
    for (let at = zip.indexOf('XXXXXX'); at >= 0; at = zip.indexOf('XXXXXX', at)) GBK.copy(zip, at, 0, 6)
    expect(await ingest([await keep('一批.zip', zip)], { project: '项目二' })).toMatchObject({ success: true })
    const rows = await all('项目二', 6)
    expect(rows.get('plain')).toMatchObject({ state: 'ready' })
    expect(rows.get('设备采')).toMatchObject({ state: 'ready', fileType: 'txt' })
    expect(rows.get('broken')).toMatchObject({ state: 'failed', fileType: 'pdf' })
    expect((await whole(rows.get('broken')?.id ?? '')).stateReason).toBe('文件已损坏，无法读取')
    expect((await whole(rows.get('fake')?.id ?? '')).stateReason).toContain('docx')
    expect((await whole(rows.get('tool')?.id ?? '')).stateReason).toContain('exe')
    expect((await whole(rows.get('bomb')?.id ?? '')).stateReason).toBe('文件解压后过大，已拒绝解压')
  })

  it('an archive that is unpacked once more brings nothing twice, nor receives what it has brought', async () => {
    const archive = zipSync({ 'a.txt': strToU8('甲'), 'b.exe': strToU8('MZ'), 'c.zip': zipSync({ 'd.txt': strToU8('丁') }) })
    expect(await ingest([await keep('再来.zip', Buffer.from(archive))], { project: '再来' })).toMatchObject({ success: true })
    await all('再来', 3)
    const run = () =>
      vi.waitFor(async () => {
        const [found] = await ofJobs<{ id: string; state: string; result: unknown; turn: number }>(
          "select id, state, result, turn from weft.sys_job_run where job_class_name = 'documentUnpack' and params -> 'shared' ->> 'project' = '再来'",
        )
        expect(found?.state).toBe('done')
        return found
      })
    const incoming = () => readdir(join(server.dataDir, 'files', 'arrivals'))
    const [first, before] = [await run(), await incoming()]
    await ofJobs(
      `update weft.sys_job_run set state = 'waiting', sent = false, end_time = null, result = null, due_time = clock_timestamp() where id = '${first?.id}'`,
    )
    const second = await run()
    expect(second?.turn).toBeGreaterThan(first?.turn ?? 0)
    expect(second?.result).toEqual(first?.result)
    await all('再来', 3)
    expect(await incoming()).toEqual(before)
  })

  it('archives in an archive are unpacked with it, and those too deep or beyond 4 GB say so', async () => {
    const packed = (name: string, content: Uint8Array) => zipSync({ [name]: content })
    const deep = packed('四.zip', packed('五.txt', strToU8('太深')))
    const huge = Buffer.from(packed('大.txt', strToU8('大')))
    huge.writeUInt32LE(0xffffffff, huge.length - 6)
    const outer = zipSync({
      '一.txt': strToU8('第一层'),
      '内/二.zip': zipSync({ '二.txt': strToU8('第二层'), '三.zip': zipSync({ '三.txt': strToU8('第三层'), '深.zip': deep }) }),
      '坏.zip': strToU8('PK nothing'),
      '超.zip': huge,
    })
    expect(await ingest([await keep('套.zip', Buffer.from(outer))], { project: '项目三' })).toMatchObject({ success: true })
    const rows = await all('项目三', 6)
    for (const name of ['一', '二', '三']) expect(rows.get(name), name).toMatchObject({ state: 'ready', fileType: 'txt' })
    const reasonOf = async (name: string) => (await whole(rows.get(name)?.id ?? '')).stateReason
    expect(await reasonOf('深')).toBe('压缩包嵌套超过3层，请解压后重新上传')
    expect(await reasonOf('坏')).toBe('压缩包已损坏，无法解压')
    expect(await reasonOf('超')).toBe('压缩包超过4GB，请拆分后重新上传')
  })

  it('may not be more secret than the caller sees, nor of a type that is not there', async () => {
    const { caller } = await makePerson(server, admin, ['documentinformation:add'])
    const upload = await caller.upload('/sys/common/upload', { name: 'a.txt', content: '甲' }, { biz: 'library' })
    const send = async (more: object) =>
      (await caller.post('/unstructur/documentdata/documentinformation/ingest', { file: upload.body.message, ...more })).body
    expect(await send({ secretLevel: '2' })).toMatchObject({ success: false, message: '没有该密级的权限' })
    expect(await send({ unstructurDocumentdataDocumentTypeId: 'none' })).toMatchObject({ success: false, message: '文档类型不存在' })
    expect(await ingest(['library/0123456789abcdef0123456789abcdef/a.txt'])).toMatchObject({ success: false, message: '请先上传文件' })
  })

  it('are read anew by who may see them', async () => {
    const { id } = await add('重读', await keep('a.txt', '甲乙丙'))
    const before = await settled(id)
    const reread = (caller: Caller) => caller.post('/unstructur/documentdata/documentinformation/reread', { ids: id })
    expect((await reread(admin)).body).toMatchObject({ success: true, message: '已开始重新处理1个文档' })
    expect((await settled(id)).version).toBe(before.version)
    const { caller } = await makePerson(server, admin, ['documentinformation:edit'])
    expect((await reread(caller)).body).toMatchObject({ success: false, message: '没有可以处理的文档' })
  })
})

describe('the check of texts', () => {
  interface Run {
    readonly id: string
    readonly state: string
    readonly resultText: string
  }
  const runs = async () =>
    (await admin.get<{ records: Run[] }>('/sys/jobRun/list', { jobClassName: 'documentTextCheck', pageSize: 50 })).body.result.records
  async function check() {
    const before = new Set((await runs()).map(({ id }) => id))
    const plans = await admin.get<{ records: Row[] }>('/sys/quartzJob/list', { jobClassName: 'documentTextCheck' })
    await admin.get('/sys/quartzJob/execute', { id: plans.body.result.records[0]?.id ?? '' })
    return vi.waitFor(async () => {
      const run = (await runs()).find(({ id }) => !before.has(id))
      expect(run?.state, JSON.stringify(run)).toBe('done')
      return run?.resultText
    })
  }

  it('has read anew what was lost or is not whole, and removes what is of nothing', async () => {
    const content = docx(['一', '---', '二', '---', '三'])
    const lost = await add('中断', await keep('a.docx', content))
    const torn = await add('缺页', await keep('b.docx', content))
    for (const { id } of [lost, torn]) await settled(id)
    await server.sql("update weft.document set state = 'working' where id = $1", [lost.id])
    await server.sql('delete from weft.document_page where record_id = $1 and page = 2', [torn.id])
    // The index, which removes what is left of a document as well, does not hear of it.
    await server.sql('alter table weft.document_page disable trigger user')
    await server.sql("insert into weft.document_page (source, record_id, page, text) values ('document', 'gone', 1, '一')")
    await server.sql('alter table weft.document_page enable trigger user')
    expect(await check()).toBe('重新处理2个文档，清除1个已删除文档的文字')
    await settled(lost.id)
    await vi.waitFor(async () => expect((await pagesOf(torn.id)).map(({ text }) => text)).toEqual(['一', '二', '三']))
    expect(await server.sql('select from weft.document_page where record_id = $1', ['gone'])).toEqual([])
    await settled(torn.id)
    expect(await check()).toBe('文档的文字完好')
  })
})
