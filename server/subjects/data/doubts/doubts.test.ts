import { beforeAll, expect, it } from 'vitest'
import { imported } from '../../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'
import type { AuditDoubtMarked, DataRows } from '../../../generated/operations'

openServer()

interface Doubt {
  readonly id: string
  readonly version: number
  readonly [field: string]: unknown
}

const WORK = ['auditDoubt:', 'auditFinding:', 'auditProject:', 'dataSheet:'].flatMap(perm =>
  ['list', 'add', 'edit', 'delete'].map(right => perm + right),
)
const PAYMENTS = '编号,收款人,证号,金额\n001,甲公司,A1,5.00\n002,乙公司,B2,7.00\n003,乙公司,C3,7.00\n'

let auditor: TestPerson
let colleague: TestPerson
let projectId: string
beforeAll(async () => {
  auditor = await makePerson(server, admin, WORK)
  colleague = await makePerson(server, admin, WORK)
  const project = { number: 'SJ-YD-1', name: '疑点审计', kind: '4', unit: '甲', year: '2026-01-01', leader: auditor.username }
  await auditor.caller.post('/audit/project/add', { ...project, periodBegin: '2025-01-01', periodEnd: '2025-12-31' })
  projectId = (await records(auditor.caller, '/audit/project', { number: project.number }))[0]?.id ?? ''
})

const records = async (caller: Caller, base: string, query: Readonly<Record<string, string>>) =>
  (await caller.get<{ records: Doubt[] }>(`${base}/list`, query)).body.result.records
const sheetOf = async ({ caller }: TestPerson) => (await imported(caller, PAYMENTS, {})).sheetId ?? ''
const mark = async (caller: Caller, id: string, given: object = {}) =>
  (
    await caller.post<AuditDoubtMarked>('/audit/doubt/mark', {
      id,
      steps: [],
      limit: 100,
      title: '重复付款',
      keys: ['编号', '金额'],
      ...given,
    })
  ).body
const doubtsOf = (caller: Caller, sheetId: string) => records(caller, '/audit/doubt', { sheetId, column: 'rowKey', order: 'asc' })
const edit = async (caller: Caller, values: object) => (await caller.put('/audit/doubt/edit', values)).body
const read = { conclusion: '两笔付款为同一发票。', evidence: 'document:0123456789abcdef0123456789abcdef:2' }

/** A doubt of a sheet, in a state. */
async function doubtIn(state: string, person = auditor): Promise<{ sheetId: string; id: string }> {
  const sheetId = await sheetOf(person)
  await mark(person.caller, sheetId, { limit: 1 })
  const id = (await doubtsOf(person.caller, sheetId))[0]?.id ?? ''
  for (const next of state === '1' ? [] : state === '2' ? ['2'] : ['2', state])
    expect(await edit(person.caller, { id, state: next, ...read })).toMatchObject({ success: true })
  return { sheetId, id }
}

const facts = { kind: '1', severity: '3', unit: '财务部', factDate: '2025-05-20', fact: '重复付款。' }
const toFinding = async (doubtId: string, title = `重复付款${Math.random()}`) =>
  (await auditor.caller.post('/audit/finding/add', { ...facts, projectId, title, doubtId })).body

it('chosen rows become doubts that keep the row, its version and what tells it apart; the same row is marked once under a title', async () => {
  const sheetId = await sheetOf(auditor)
  const steps = [{ do: 'filter', when: "收款人 == '乙公司'" }]
  const page = await auditor.caller.post<DataRows>('/data/sheet/rows', { id: sheetId, steps, limit: 100, places: true })
  const [, third = ''] = page.body.result.places ?? []
  expect(await mark(auditor.caller, sheetId, { steps, places: [third] })).toMatchObject({
    message: '已标为疑点 1 行',
    result: { added: 1, known: 0 },
  })
  expect(await mark(auditor.caller, sheetId, { steps })).toMatchObject({
    message: '已标为疑点 1 行，1 行此前已标',
    result: { added: 1, known: 1 },
  })
  expect(await mark(auditor.caller, sheetId, { steps, title: '同额付款', model: '重复' })).toMatchObject({ result: { added: 2, known: 0 } })
  const [first, , last] = await doubtsOf(auditor.caller, sheetId)
  expect(first).toMatchObject({
    state: '1',
    sheetNo: 1,
    rowKey: '编号：002\n金额：7.00',
    rowText: '编号：002\n收款人：乙公司\n证号：B2\n金额：7.00',
  })
  expect(last).toMatchObject({ rowKey: '编号：003\n金额：7.00' })
  expect((await records(auditor.caller, '/audit/doubt', { sheetId, model: '重复' })).length).toBe(2)
})

it('rows that steps have made, columns that are not there and rows that are not chosen are refused', async () => {
  const sheetId = await sheetOf(auditor)
  const message = async (given: object) => (await mark(auditor.caller, sheetId, given)).message
  expect(await message({ steps: [{ do: 'group', by: ['收款人'], measures: [] }], keys: [] })).toBe('这些行不是数据表原有的行，不能标为疑点')
  expect(await message({ keys: ['票号'] })).toBe('没有名为“票号”的列')
  expect(await message({ places: [`${'0'.repeat(32)}/0`] })).toBe('没有可以标为疑点的行，请重新选择')
  expect(await doubtsOf(auditor.caller, sheetId)).toEqual([])
})

it('a masked column is kept masked, whoever has marked the row and whenever it was masked', async () => {
  const sheetId = await sheetOf(auditor)
  await auditor.caller.put('/data/sheet/mask', { id: sheetId, column: '证号', kind: 'part' })
  await mark(auditor.caller, sheetId, { limit: 1, keys: ['证号', '收款人'] })
  const one = async () => (await doubtsOf(auditor.caller, sheetId))[0]
  expect(await one()).toMatchObject({
    rowKey: '收款人：甲公司\n证号：******',
    rowText: '编号：001\n收款人：甲公司\n证号：******\n金额：5.00',
  })
  await auditor.caller.put('/data/sheet/mask', { id: sheetId, column: '收款人', kind: 'whole' })
  expect(await one()).toMatchObject({
    rowKey: '收款人：******\n证号：******',
    rowText: '编号：001\n收款人：******\n证号：******\n金额：5.00',
  })
})

it('a doubt is shown to its owner, who verifies it and the team of its project, and only to those who may read the sheet', async () => {
  const { sheetId, id } = await doubtIn('1')
  const seen = async () => (await doubtsOf(colleague.caller, sheetId)).length
  expect(await mark(colleague.caller, sheetId)).toMatchObject({ success: false, message: '数据表不存在，或没有查看权限' })
  expect(await edit(auditor.caller, { id, handler: colleague.username })).toMatchObject({ success: true })
  expect(await seen(), 'the sheet is not shared').toBe(0)
  await auditor.caller.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: sheetId, users: colleague.id })
  expect(await seen()).toBe(1)
  expect(await edit(colleague.caller, { id, state: '2' }), 'a reader of the sheet writes').toMatchObject({ success: true })
  expect(await mark(colleague.caller, sheetId, { title: '另一疑点' })).toMatchObject({ result: { added: 3 } })
  expect((await doubtsOf(auditor.caller, sheetId)).length, 'doubts of another').toBe(1)
  expect(await edit(auditor.caller, { id, handler: null })).toMatchObject({ success: true })
  expect(await seen()).toBe(3)
})

it('a doubt is as secret as its sheet, also once that becomes more secret', async () => {
  const { sheetId, id } = await doubtIn('1')
  const clerk = await makePerson(server, admin, [...WORK, 'auditDoubt:all', 'dataSheet:all'])
  expect((await doubtsOf(clerk.caller, sheetId)).length).toBe(1)
  expect((await admin.put('/data/sheet/edit', { id: sheetId, secretLevel: '2' })).body.success).toBe(true)
  expect(await doubtsOf(clerk.caller, sheetId)).toEqual([])
  expect((await doubtsOf(admin, sheetId))[0]).toMatchObject({ id, secretLevel: '2' })
  expect((await admin.put('/data/sheet/edit', { id: sheetId, secretLevel: '0' })).body.success).toBe(true)
  expect(await edit(admin, { id, secretLevel: '1' })).toMatchObject({ success: true })
  expect(await doubtsOf(clerk.caller, sheetId), 'more secret than the sheet').toEqual([])
})

it('states follow each other, and results want their grounds', async () => {
  const { sheetId, id } = await doubtIn('1')
  const move = (state: string, more: object = {}) => edit(auditor.caller, { id, state, ...more })
  expect(await move('3', read)).toMatchObject({ success: false, message: '疑点须先开始核实，再记为属实或不属实' })
  expect(await move('2')).toMatchObject({ success: true })
  expect(await move('4')).toMatchObject({ success: false, message: expect.stringContaining('核实结论') })
  expect(await move('3', { conclusion: '属实。' })).toMatchObject({ success: false, message: expect.stringContaining('证据') })
  expect(await move('4', { conclusion: '不同发票。' })).toMatchObject({ success: true })
  expect(await move('3', read)).toMatchObject({ success: false })
  expect(await move('2')).toMatchObject({ success: true })
  const born = { sheetId, title: '新疑点', secretLevel: '0', state: '3', ...read }
  expect((await auditor.caller.post('/audit/doubt/add', born)).body).toMatchObject({ success: false })
  expect((await auditor.caller.post('/audit/doubt/add', { ...born, state: '1' })).body).toMatchObject({ success: true })
  const added = (await doubtsOf(auditor.caller, sheetId)).find(({ title }) => title === born.title)
  expect(added).toMatchObject({ title: '新疑点', sheetNo: 1, rowText: null })
})

it('a proven doubt becomes one finding, and both know of each other until the finding goes', async () => {
  const { sheetId, id } = await doubtIn('2')
  expect(await toFinding(id)).toMatchObject({ success: false, message: '疑点“重复付款”还没有核实为属实，不能转为审计问题' })
  await edit(auditor.caller, { id, state: '3', ...read })
  const title = `重复付款${Math.random()}`
  expect(await toFinding(id, title)).toMatchObject({ success: true })
  expect(await toFinding(id)).toMatchObject({ success: false })
  const [finding] = await records(auditor.caller, '/audit/finding', { title })
  expect(finding).toMatchObject({ doubtId: id })
  const doubt = async () => (await doubtsOf(auditor.caller, sheetId))[0]
  expect(await doubt()).toMatchObject({ findingId: finding?.id })
  expect(await edit(auditor.caller, { id, state: '2' })).toMatchObject({ success: false, message: '该疑点已转为审计问题，不能改变状态' })
  const remove = async (base: string, of: string) => (await auditor.caller.delete(`${base}/delete`, { id: of })).body
  expect(await remove('/audit/doubt', id)).toMatchObject({ success: false, message: '该疑点已转为审计问题，不能删除' })
  expect(await remove('/audit/finding', String(finding?.id))).toMatchObject({ success: true })
  expect(await doubt()).toMatchObject({ findingId: null })
  expect(await remove('/data/sheet', sheetId)).toMatchObject({ success: false, message: '有疑点以该数据表的行为依据，不能删除数据表' })
  expect(await remove('/audit/doubt', id)).toMatchObject({ success: true })
  expect(await remove('/data/sheet', sheetId)).toMatchObject({ success: true })
})

it('the sheet of a doubt stays', async () => {
  const { id, sheetId } = await doubtIn('1')
  await edit(auditor.caller, { id, sheetId: await sheetOf(auditor) })
  expect((await doubtsOf(auditor.caller, sheetId))[0]).toMatchObject({ id })
})

it('a doubt whose sheet is gone keeps nobody from deleting other sheets', async () => {
  const { sheetId, id } = await doubtIn('1')
  expect(await edit(admin, { id, secretLevel: '1' })).toMatchObject({ success: true })
  const remove = async (caller: Caller, sheet: string) => (await caller.delete('/data/sheet/delete', { id: sheet })).body
  // Who is not cleared for the doubt does not learn of it.
  expect(await remove(auditor.caller, sheetId)).toMatchObject({ success: true })
  expect(await remove(admin, await sheetOf(auditor))).toMatchObject({ success: true })
})
