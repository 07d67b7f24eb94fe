import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { ComparedArticle, LawArticle } from '../../generated/operations'

openServer()

interface Law {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly effective: string | null
  readonly validity: string
}
interface Version extends Law {
  readonly articles: number
  readonly doubts: string | null
}

/** A day so many days from today, where the application stands. */
const day = (days: number) => new Date(Date.now() + 8 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10)

async function addLaw(name: string, more: object = {}): Promise<string> {
  const { body } = await admin.post('/audit/law/add', { name, level: '5', ...more })
  expect(body, body.message).toMatchObject({ success: true })
  return (await admin.get<{ records: Law[] }>('/audit/law/list', { name })).body.result.records[0]?.id ?? ''
}
const lawOf = async (id: string) => (await admin.get<Law>('/audit/law/queryById', { id })).body.result

async function addVersion(lawId: string, text: string, more: object = {}): Promise<Version> {
  const { body } = await admin.post('/audit/lawversion/add', { lawId, text, ...more })
  expect(body, body.message).toMatchObject({ success: true })
  return (await versionsOf(lawId)).at(-1) as Version
}
const versionsOf = async (lawId: string) =>
  (await admin.get<{ records: Version[] }>('/audit/lawversion/list', { lawId, column: 'createTime', order: 'asc' })).body.result.records

const articles = async (query: Readonly<Record<string, string>>, caller = admin) =>
  (await caller.get<{ records: LawArticle[] }>('/audit/law/article/list', query)).body.result.records
const labels = async (query: Readonly<Record<string, string>>) => (await articles(query)).map(({ lawName, label }) => `${lawName} ${label}`)

const FIRST =
  '办法\n示水发[2020]3号\n2020年1月5日印发\n第一章　总则\n第一条　为了规范甲乙丙。\n第二条　单项采购五十万元以上的公开招标。\n第三条　本办法自2020年2月1日起施行。'
const SECOND =
  '办法\n第一章　总则\n第一条　为了规范甲乙丙。\n第二条　单项采购三十万元以上的公开招标。\n第三条　不得拆分。\n第四条　本办法自2023年1月1日起施行。'

it('a version is read into its articles; number and days are taken from the text, and what is written stays', async () => {
  const id = await addLaw('识别办法')
  expect(await addVersion(id, FIRST, { number: '自填1号' })).toMatchObject({
    number: '自填1号',
    promulgated: '2020-01-05',
    effective: '2020-02-01',
    articles: 3,
    validity: 'valid',
    doubts: null,
  })
  expect(await lawOf(id)).toMatchObject({ number: '自填1号', effective: '2020-02-01', validity: 'valid' })
  expect(await articles({ ofLaw: id })).toMatchObject([
    { label: '第一条', path: '第一章 总则', text: '为了规范甲乙丙。', lawName: '识别办法' },
    { label: '第二条' },
    { label: '第三条' },
  ])
})

it('what is to be looked at stands beside the version; a text without articles is refused at its field', async () => {
  const id = await addLaw('核对办法')
  expect(await addVersion(id, '第一条　甲\n第三条　乙')).toMatchObject({ doubts: '第2行：第一条之后是第三条，中间缺少条文', articles: 2 })
  const { body } = await admin.post<{ field: string; message: string }[]>('/audit/lawversion/add', { lawId: id, text: '没有条文' })
  expect(body).toMatchObject({ success: false })
  expect(JSON.stringify(body)).toContain('未识别出条文，请检查正文')
  expect(await versionsOf(id)).toHaveLength(1)
})

describe('which version holds', () => {
  it.each<[string, readonly { effective: string; expired?: string }[], readonly string[], string]>([
    ['one', [{ effective: day(-10) }], ['valid'], 'valid'],
    ['one that begins today', [{ effective: day(0) }], ['valid'], 'valid'],
    ['one that begins tomorrow', [{ effective: day(1) }], ['future'], 'future'],
    ['an old and a new one', [{ effective: day(-10) }, { effective: day(-5) }], ['amended', 'valid'], 'valid'],
    ['one and the next', [{ effective: day(-10) }, { effective: day(5) }], ['valid', 'future'], 'valid'],
    ['one that ended today', [{ effective: day(-10), expired: day(0) }], ['repealed'], 'repealed'],
    ['one that ends tomorrow', [{ effective: day(-10), expired: day(1) }], ['valid'], 'valid'],
  ])('of %s', async (name, dates, states, state) => {
    const id = await addLaw(`时效${name}`)
    for (const each of dates) await addVersion(id, '第一条　甲', each)
    expect((await versionsOf(id)).map(({ validity }) => validity)).toEqual(states)
    expect((await lawOf(id)).validity).toBe(state)
  })

  it('changes when a version goes, and the articles go with it', async () => {
    const id = await addLaw('删除版本')
    await addVersion(id, '第一条　删除旧', { effective: '2020-01-01' })
    const { id: later } = await addVersion(id, '第一条　删除新', { effective: '2021-01-01' })
    await admin.delete('/audit/lawversion/delete', { id: later })
    expect(await lawOf(id)).toMatchObject({ effective: '2020-01-01', validity: 'valid' })
    expect((await articles({ ofLaw: id })).map(({ text }) => text)).toEqual(['删除旧'])
    await admin.delete('/audit/law/delete', { id })
    expect(await articles({ asked: '删除旧' })).toEqual([])
    expect(await versionsOf(id)).toEqual([])
  })
})

it('laws are found by words and number, as they stood on a day', async () => {
  const id = await addLaw('查询招标办法', { aliases: '查招办法、招标规则' })
  const old = await addVersion(id, FIRST)
  await addVersion(id, SECOND, { effective: '2023-01-01' })
  expect(await labels({ asked: '查招办法 第二条' })).toEqual(['查询招标办法 第二条'])
  expect((await articles({ asked: '查招办法2' }))[0]?.text).toContain('三十万元')
  expect((await articles({ asked: '查招办法2', day: '2022-12-31' }))[0]?.text).toContain('五十万元')
  expect(await articles({ asked: '查招办法2', day: '2020-01-31' })).toEqual([])
  expect(await labels({ asked: '查询招标办法 拆分' })).toEqual(['查询招标办法 第三条'])
  expect(await articles({ ofLaw: id, asked: '五十%' })).toEqual([])
  expect(await articles({ ofVersion: old.id })).toHaveLength(3)
})

it('two versions are compared article by article, the older one first', async () => {
  const id = await addLaw('对比办法')
  const older = await addVersion(id, FIRST)
  const newer = await addVersion(id, SECOND, { effective: '2023-01-01' })
  const compare = async (query: Readonly<Record<string, string>>) =>
    (await admin.get<ComparedArticle[]>('/audit/law/comparison', query)).body
  const { result } = await compare({ versions: `${newer.id},${older.id}` })
  expect(result.map(({ change, beforeLabel, afterLabel }) => `${change} ${beforeLabel} ${afterLabel}`)).toEqual([
    'same 第一条 第一条',
    'changed 第二条 第二条',
    'added null 第三条',
    'moved 第三条 第四条',
  ])
  expect((await compare({ versions: `${newer.id},${older.id}`, changes: 'Y' })).result).toHaveLength(3)
  expect(await compare({ versions: older.id })).toMatchObject({ success: false, message: '请选择两个版本进行对比' })
  expect(await compare({ versions: `${older.id},nothing` })).toMatchObject({ success: false, message: '法规版本不存在' })
})

it('who has no right to laws reads no article', async () => {
  const { caller } = await makePerson(server, admin, ['knowledgebase:list'])
  expect((await caller.get('/audit/law/article/list')).body).toMatchObject({ success: false })
})
