import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { bindRows } from '../../../../tests/helpers/row-rules'

openServer()

interface Finding {
  readonly id: string
  readonly version: number
  readonly basis: readonly { readonly article: string; readonly words: string | null }[]
}
type Line = Readonly<Record<string, string>>

async function added(base: string, record: object, by: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await admin.post(`${base}/add`, record)
  expect(body, body.message).toMatchObject({ success: true })
  const page = await admin.get<{ records: { id: string }[] }>(`${base}/list`, by)
  return page.body.result.records[0]?.id ?? ''
}

let law: string
let bare: string
let projectId: string
beforeAll(async () => {
  const lawOf = (name: string) => added('/audit/law', { name, level: '10' }, { name })
  law = await lawOf('依据办法')
  bare = await lawOf('未录入正文的办法')
  const version = (text: string, more: object) => added('/audit/lawversion', { lawId: law, text, ...more }, { lawId: law })
  await version('第一条　五十万元以上的公开招标。\n第二条　不得拆分。', { effective: '2020-02-01', number: '甲字1号' })
  await version('第一条　三十万元以上的公开招标。', { effective: '2023-01-01', expired: '2025-01-01' })
  const project = { number: 'SJ-YJ-1', name: '依据审计', kind: '4', unit: '甲', year: '2026-01-01', leader: 'admin' }
  const period = { periodBegin: '2020-01-01', periodEnd: '2025-12-31' }
  projectId = await added('/audit/project', { ...project, ...period }, { number: project.number })
})

let count = 0
const facts = (factDate: string, basis: readonly Line[]) => ({
  ...{ projectId, title: `依据${++count}`, kind: '1', severity: '3', unit: '物资部', fact: '四次采购均低于限额。' },
  ...{ factDate, basis },
})
const add = async (factDate: string, ...basis: readonly Line[]) =>
  (await admin.post<{ field: string; row: number; column: string }[]>('/audit/finding/add', facts(factDate, basis))).body
const one = async (id: string) => (await admin.get<Finding>('/audit/finding/queryById', { id })).body.result

async function stored(factDate: string, ...basis: readonly Line[]): Promise<Finding> {
  const record = facts(factDate, basis)
  return one(await added('/audit/finding', record, { title: record.title }))
}

describe('an article is a basis where it was in force on the day of the fact', () => {
  it.each<[string, string, Line, string, string]>([
    ['before it began', '2020-01-31', { article: '第一条' }, 'law', '第1行 《依据办法》在2020-01-31尚未施行；如须引用，请填写引用理由'],
    ['on the day it ended', '2025-01-01', { article: '第一条' }, 'law', '第1行 《依据办法》自2025-01-01起失效；如须引用，请填写引用理由'],
    [
      'an article of the former version',
      '2023-01-01',
      { article: '第二条' },
      'article',
      '第1行 2023-01-01有效的《依据办法》没有第二条；如须引用，请填写引用理由',
    ],
    [
      'an article that no version has',
      '2021-01-01',
      { article: '第九十条' },
      'article',
      '第1行 2021-01-01有效的《依据办法》没有第九十条；如须引用，请填写引用理由',
    ],
    [
      'words of the later version',
      '2022-12-31',
      { article: '第一条', words: '三十万元以上的公开招标。' },
      'words',
      '第1行 条文内容与2022-12-31有效的《依据办法》第一条不一致；请更正，或填写引用理由',
    ],
  ])('%s', async (_, day, line, column, message) => {
    const refused = await add(day, { law, ...line })
    expect(refused).toMatchObject({ success: false, message, result: [{ field: 'basis', row: 0, column }] })
    expect(await add(day, { law, ...line, reason: '参照执行' })).toMatchObject({ success: true })
  })

  it.each<[string, string, Line]>([
    ['on the first day', '2020-02-01', { article: '第一条', words: '五十万元以上的公开招标' }],
    ['on the last day', '2024-12-31', { article: '第1条', words: '三十万元……公开招标' }],
    ['a paragraph of it', '2021-01-01', { article: '第二条第一款', words: '不得拆分' }],
  ])('%s', async (_, day, line) => expect(await add(day, { law, ...line })).toMatchObject({ success: true }))

  it('a law of which the library holds no text is not judged', async () => {
    expect(await add('2021-01-01', { law: bare, article: '第三条', words: '随意' })).toMatchObject({ success: true })
  })

  it('each line is told at its place', async () => {
    const { result } = await add('2021-01-01', { law, article: '第九条' }, { law, article: '第一条' }, { law, article: '第八条' })
    expect(result.map(({ row }) => row)).toEqual([0, 2])
  })
})

it('words that were left out are those of the day; those of a paragraph, and of a citation for a reason, stay empty', async () => {
  const words = async (day: string, line: Line) => (await stored(day, { law, ...line })).basis[0]?.words ?? null
  expect(await words('2021-01-01', { article: '第一条' })).toBe('五十万元以上的公开招标。')
  expect(await words('2024-01-01', { article: '第一条' })).toBe('三十万元以上的公开招标。')
  expect(await words('2021-01-01', { article: '第二条第一款' })).toBeNull()
  expect(await words('2019-01-01', { article: '第一条', reason: '参照执行' })).toBeNull()
})

it('another day of the fact is held against the basis that is there', async () => {
  const { id, version } = await stored('2021-01-01', { law, article: '第二条' })
  const edit = async (values: object) => (await admin.put('/audit/finding/edit', { id, version, ...values })).body
  expect(await edit({ factDate: '2024-05-01' })).toMatchObject({ success: false, message: expect.stringContaining('没有第二条') })
  expect(await edit({ factDate: '2022-05-01' })).toMatchObject({ success: true })
})

it('a version that a rule hides from the writer is held against nothing and gives no words', async () => {
  const list = ['auditFinding:', 'auditProject:', 'law:', 'lawVersion:'].map(perm => `${perm}list`)
  const { caller, username, roleId } = await makePerson(server, admin, [...list, 'auditFinding:add'])
  await bindRows(server, admin, roleId, { right: 'lawVersion:list', ruleColumn: 'number', ruleValue: '甲字1号' })
  const { version } = (await admin.get<Finding>('/audit/project/queryById', { id: projectId })).body.result
  await admin.put('/audit/project/edit', { id: projectId, version, members: username })
  const words = async (day: string, line: Line) => {
    const record = facts(day, [{ law, ...line }])
    const { body } = await caller.post('/audit/finding/add', record)
    expect(body, body.message).toMatchObject({ success: true })
    const { records } = (await caller.get<{ records: { id: string }[] }>('/audit/finding/list', { title: record.title })).body.result
    return (await one(records[0]?.id ?? '')).basis[0]?.words ?? null
  }
  expect(await words('2021-01-01', { article: '第一条' })).toBe('五十万元以上的公开招标。')
  expect(await words('2024-01-01', { article: '第一条' })).toBeNull()
  expect(await words('2024-01-01', { article: '第九十条', words: '无' })).toBe('无')
  expect(await words('2025-06-01', { article: '第一条', words: '无' })).toBe('无')
})
