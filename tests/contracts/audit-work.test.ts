import { beforeAll, expect, it } from 'vitest'
import { admin, openServer, server } from '../helpers/open-server'
import { makePerson, type TestPerson } from '../helpers/people'

openServer()

const WORK = ['list', 'add', 'edit', 'delete']
const rightsOf = (...more: readonly string[]) => [
  ...['auditProject:', 'auditFinding:', 'law:'].flatMap(perm => WORK.map(right => perm + right)),
  ...more,
]

let auditor: TestPerson
let reviewer: TestPerson
beforeAll(async () => {
  auditor = await makePerson(server, admin, rightsOf())
  reviewer = await makePerson(
    server,
    admin,
    rightsOf('auditProject:advance', 'auditProject:all', 'auditFinding:review', 'auditFinding:all'),
  )
})

let count = 0
const projectFacts = () => ({
  number: `SJ-2026-${String(++count).padStart(3, '0')}`,
  name: `采购专项审计${count}`,
  kind: '4',
  unit: '示例市水务集团有限公司',
  year: '2026-01-01',
  leader: 'admin',
  periodBegin: '2025-01-01',
  periodEnd: '2025-12-31',
})

/** Adds a record, and gives its id. */
async function added(
  { caller }: Pick<TestPerson, 'caller'>,
  base: string,
  record: Readonly<Record<string, unknown>>,
  by: string,
): Promise<string> {
  expect((await caller.post(`${base}/add`, record)).body.message).toBe('添加成功！')
  const { body } = await caller.get<{ records: { id: string }[] }>(`${base}/list`, { [by]: String(record[by]) })
  return body.result.records[0]?.id ?? ''
}

const begun = () => added(auditor, '/audit/project', projectFacts(), 'number')

it('a project is taken on by who may, stage by stage, each with what it needs', async () => {
  const id = await begun()
  const advance = async (person: TestPerson, values: object) => (await person.caller.put('/audit/project/edit', { id, ...values })).body
  expect(await advance(auditor, { state: '2', goal: '查清采购' })).toMatchObject({ success: false })
  expect(await advance(reviewer, { state: '2' })).toMatchObject({ success: false, message: expect.stringContaining('审计目标') })
  expect(await advance(reviewer, { state: '2', goal: '查清采购' })).toMatchObject({ success: true })
  expect(await advance(reviewer, { state: '3' })).toMatchObject({ success: false, message: expect.stringContaining('实施方案') })
  const tasks = [{ name: '采集数据', owner: 'admin', begin: '2026-03-02', end: '2026-03-01' }]
  expect(await advance(reviewer, { state: '3', tasks })).toMatchObject({ message: expect.stringContaining('结束不能早于开始') })
  expect(await advance(reviewer, { state: '3', tasks: [{ ...tasks[0], end: '2026-03-09' }] })).toMatchObject({ success: true })
})

it('the period of a project does not end before it begins', async () => {
  const { body } = await auditor.caller.post('/audit/project/add', { ...projectFacts(), periodEnd: '2024-12-31' })
  expect(body).toMatchObject({ success: false, message: expect.stringContaining('审计期间止不能早于起') })
})

it('a finding is approved by who may, with its basis, evidence and advice', async () => {
  const law = await added({ caller: admin }, '/audit/law', { name: '采购办法', level: '10', relations: [] }, 'name')
  const facts = { title: '拆分采购', kind: '1', severity: '3', unit: '物资部', factDate: '2025-05-20', fact: '四次采购均低于限额。' }
  const id = await added(auditor, '/audit/finding', { ...facts, projectId: await begun(), amount: 1968400 }, 'title')
  const edit = async (person: TestPerson, values: object) => (await person.caller.put('/audit/finding/edit', { id, ...values })).body
  const basis = [{ law, article: '第二条', words: '五十万元以上的应当公开招标。' }]
  const proven = { basis, evidence: 'document:0123456789abcdef0123456789abcdef:2', advice: '合并需求，公开招标。' }
  expect(await edit(auditor, { ...proven, state: '2' })).toMatchObject({ success: false })
  expect(await edit(reviewer, { state: '2' })).toMatchObject({ success: false, message: expect.stringMatching(/定性依据|证据|建议/) })
  expect(await edit(reviewer, { ...proven, basis: [{ ...basis[0], article: '2' }] })).toMatchObject({
    message: expect.stringContaining('应以“第…条”开头'),
  })
  expect(await edit(reviewer, { ...proven, state: '2' })).toMatchObject({ success: true })
  expect(await edit(reviewer, { state: '3' })).toMatchObject({ message: expect.stringContaining('整改期限') })
  expect(await edit(reviewer, { state: '5', deadline: '2026-12-31' })).toMatchObject({ message: expect.stringContaining('整改情况') })
})

it('a project and its findings belong to its leader and its members, and to nobody who is no more of them', async () => {
  const [leader, member] = [await makePerson(server, admin, rightsOf()), await makePerson(server, admin, rightsOf())]
  const facts = { ...projectFacts(), leader: leader.username, members: `admin,${member.username}` }
  const projectId = await added(auditor, '/audit/project', facts, 'number')
  const finding = {
    title: '虚列支出',
    kind: '1',
    severity: '3',
    unit: '财务部',
    factDate: '2025-05-20',
    fact: '附件与合同不符。',
    projectId,
  }
  const id = await added(member, '/audit/finding', finding, 'title')
  const seen = async ({ caller }: TestPerson, base: string, of: string) =>
    (await caller.get<{ total: number }>(`${base}/list`, { id: of })).body.result.total
  const edit = async ({ caller }: TestPerson, values: object) => (await caller.put('/audit/finding/edit', { id, ...values })).body.success
  for (const person of [auditor, leader, member]) {
    expect([await seen(person, '/audit/project', projectId), await seen(person, '/audit/finding', id)]).toEqual([1, 1])
    expect(await edit(person, { fact: `${person.username}核实，附件与合同不符。` })).toBe(true)
  }
  const stranger = await makePerson(server, admin, rightsOf())
  expect([await seen(stranger, '/audit/project', projectId), await seen(stranger, '/audit/finding', id)]).toEqual([0, 0])
  expect(await edit(stranger, { fact: '改写' })).toBe(false)
  expect((await leader.caller.put('/audit/project/edit', { id: projectId, members: 'admin' })).body.success).toBe(true)
  expect(await seen(member, '/audit/project', projectId)).toBe(0)
  expect(await seen(member, '/audit/finding', id), 'made by the member').toBe(1)
  const other = await added(auditor, '/audit/finding', { ...finding, title: '超标接待' }, 'title')
  expect(await seen(member, '/audit/finding', other)).toBe(0)
})

it('a colleague finds nothing of a project and its findings until they are shared', async () => {
  const colleague = await makePerson(server, admin, rightsOf())
  const id = await begun()
  const seen = async () => (await colleague.caller.get<{ total: number }>('/audit/project/list', { id })).body.result.total
  expect(await seen()).toBe(0)
  expect(
    (await auditor.caller.post('/sys/recordShare/add', { tableName: 'audit_project', tableDataId: id, users: colleague.id })).body.success,
  ).toBe(true)
  expect(await seen()).toBe(1)
  expect((await colleague.caller.put('/audit/project/edit', { id, goal: '改写' })).body.success).toBe(false)
})
