import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { runSchedule } from '../../../tests/helpers/scheduled-runs'
import type { Caller } from '../../../tests/helpers/server'
import { dial } from '../../../tests/helpers/sockets'
import { rowsOf } from '../../../tests/helpers/workbook'

openServer()

const LECTURER = '/course/lecturer'
const RIGHTS = [
  ...['list', 'edit', 'export'].map(right => `lecturer:${right}`),
  ...['quartzJob:add', 'quartzJob:execute', 'exampleMaterial:import'],
]
const CG = '/online/cgreport'

/** A rule binds the one to own rows; nothing binds the other. */
let bound: TestPerson
let free: TestPerson
/** Files that 甲, which belongs to `bound`, and 乙 name. */
const files = { own: '', other: '' }
const ids = { own: '', other: '' }

const oneOf = async (table: string, column: string, value: string) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''

async function addLecturer(name: string, email: string) {
  const content = `text ${randomUUID()}`
  const sent = await admin.upload('/sys/common/upload', { name: 'resume.txt', content }, { biz: 'document' })
  expect(sent.body.success, sent.body.message).toBe(true)
  const { body } = await admin.post(`${LECTURER}/add`, { name, email, gender: '1', level: '1', fee: 100, resume: sent.body.message })
  expect(body.success, body.message).toBe(true)
  return { file: sent.body.message, id: await oneOf('course_lecturer', 'name', name) }
}

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  bound = await makePerson(server, admin, RIGHTS)
  free = await makePerson(server, admin, RIGHTS)
  const [own, other] = [await addLecturer('甲甲', `${bound.username}@weft.test`), await addLecturer('乙乙', 'other@weft.test')]
  Object.assign(files, { own: own.file, other: other.file })
  Object.assign(ids, { own: own.id, other: other.id })
  const permissionId = await oneOf('sys_permission', 'perms', 'lecturer:list')
  const rule = { ruleName: '本人', ruleColumn: 'email', ruleConditions: '=', ruleValue: '#{sys_user_code}@weft.test' }
  await admin.post('/sys/permission/addPermissionRule', { permissionId, ...rule })
  const dataRuleIds = await oneOf('sys_permission_data_rule', 'permission_id', permissionId)
  const { body } = await admin.post('/sys/role/datarule', { permissionId, roleId: bound.roleId, dataRuleIds })
  expect(body.success, body.message).toBe(true)
})

/** What each of the two sees of 甲 and 乙. */
async function seen(look: (caller: Caller) => Promise<readonly unknown[]>) {
  return { bound: await look(bound.caller), free: await look(free.caller) }
}
const OWN_ALONE = { bound: ['甲甲'], free: ['乙乙', '甲甲'] }
/** Who of the two a workbook names. */
const namedIn = (file: Buffer) => ['乙乙', '甲甲'].filter(name => rowsOf(file).flat().includes(name))

interface Rows {
  readonly records: readonly { readonly [name: string]: unknown }[]
  readonly total: number
}
const names = (rows: Rows) => rows.records.map(({ name }) => name).sort()

async function addReport(code: string, more: object): Promise<string> {
  const head = { code, name: code, sort: null, content: null, ...more }
  const item = { fieldName: 'name', fieldTxt: '姓名', fieldType: 'String', isShow: 1, orderNum: 1 }
  const { body } = await admin.post(`${CG}/head/add`, { head, items: [item], params: [] })
  expect(body.success, body.message).toBe(true)
  return (await admin.get<{ cgRpConfigId: string }>(`${CG}/api/getRpColumns/${code}`)).body.result.cgRpConfigId
}

describe('a rule of a menu entry', () => {
  it('narrows what its list counts', async () => {
    const counted = await seen(async caller => [(await caller.get<Rows>(`${LECTURER}/list`, { pageSize: 1 })).body.result.total])
    expect(counted).toEqual({ bound: [1], free: [2] })
  })

  it('narrows the workbook that its list is exported as', async () => {
    expect(await seen(async caller => namedIn((await caller.get(`${LECTURER}/exportXls`)).raw))).toEqual(OWN_ALONE)
  })

  it.each([
    ['on the list', { source: LECTURER }],
    ['of a statement', { cgrSql: 'select name from course_lecturer' }],
  ])('narrows reports %s, and what they export', async (kind, more) => {
    const id = await addReport(`ruled${kind.length}`, more)
    const shown = await seen(async caller => names((await caller.get<Rows>(`${CG}/api/getData/${id}`)).body.result))
    expect(shown).toEqual(OWN_ALONE)
    expect(await seen(async caller => namedIn((await caller.get(`${CG}/api/exportXls/${id}`)).raw))).toEqual(OWN_ALONE)
  })

  it('narrows analyses, and what they export', async () => {
    const ask = { source: LECTURER, columns: ['name'] }
    const run = (caller: Caller, body: object) => caller.post<{ rows: readonly Record<string, unknown>[] }>('/sys/query/run', body)
    expect(await seen(async caller => names({ records: (await run(caller, ask)).body.result.rows, total: 0 }))).toEqual(OWN_ALONE)
    expect(await seen(async caller => namedIn((await caller.post('/sys/query/export', ask)).raw))).toEqual(OWN_ALONE)
    const sums = { source: LECTURER, measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }] }
    const summed = await seen(async caller => (await run(caller, sums)).body.result.rows.map(({ m0, m1 }) => [m0, m1]))
    expect(summed).toEqual({ bound: [[1, 100]], free: [[2, 200]] })
  })

  it('narrows the figures of the home page', async () => {
    const totals = await seen(async caller =>
      (await caller.get<{ total: number }[]>('/sys/statistics/records')).body.result.map(({ total }) => total),
    )
    expect(totals).toEqual({ bound: [1], free: [2] })
  })

  it.each(['getDictItems', 'loadDict'])('narrows what fields offer by %s', async name => {
    const offered = (caller: Caller) => caller.get<{ text: string }[]>(`/sys/dict/${name}/course_lecturer,name,id`)
    expect(await seen(async caller => (await offered(caller)).body.result.map(({ text }) => text).sort())).toEqual(OWN_ALONE)
  })

  it('keeps files of rows out of sight', async () => {
    const status = (path: string) => seen(async caller => [(await caller.get(`/sys/common/static/${encodeURI(path)}`)).status])
    expect(await status(files.own)).toEqual({ bound: [200], free: [200] })
    expect(await status(files.other)).toEqual({ bound: [404], free: [200] })
  })

  it('tells nothing of the changes of others over the socket', async () => {
    const { port } = server.app.server.address() as AddressInfo
    const join = async ({ id, caller }: TestPerson) => {
      const { ticket } = (await caller.post<{ ticket: string }>('/sys/websocket/ticket')).body.result
      return dial(`ws://127.0.0.1:${port}/jeecg-boot/vxeSocket/${id}/${randomUUID()}`, ticket)
    }
    const [one, two] = [await join(bound), await join(free)]
    await admin.put(`${LECTURER}/edit`, { id: ids.other, intro: '改' })
    const notified = expect.objectContaining({ type: 'update_vxe_table' })
    await vi.waitFor(() => expect(two.frames).toContainEqual(notified))
    one.socket.send(JSON.stringify({ type: 'heart_beat', data: '' }))
    await vi.waitFor(() => expect(one.frames).toContainEqual({ type: 'heart_beat', data: true }))
    expect(one.frames).not.toContainEqual(notified)
    for (const { socket } of [one, two]) socket.terminate()
  })
})

/** Kinds of jobs that read rows of lists, with what they are asked for one of the two. */
const READING: Readonly<Record<string, (person: TestPerson, report: string) => object>> = {
  mailReport: ({ username }, report) => ({ report, reader: username, receivers: 'x@weft.test' }),
  import: (_, report) => ({ target: '/example/material', report, columns: 'name=name\nname=code' }),
}

/** The other kinds, and why they give no row that a rule hides. */
const SILENT: readonly (readonly [kinds: RegExp, why: string])[] = [
  [/^(backup|checkBackup|exportDataLog)$/, 'who holds the right sees everything'],
  [/^(exportLogs|keepLogs|dropLogs|checkLogs|countDays)$/, 'the log of calls, which no data rule binds'],
  [/^(cleanUp|cleanTemporary|maintainDatabase)$/, 'housekeeping'],
  [/^(sample|httpCall)$/, 'reads nothing'],
  [/^flow$/, 'its steps are runs of their own'],
  [/^deliverMessage$/, 'a message that was made before'],
  [/^(fillDictionary|data\w+)$/, 'tables of files and databases of others, which no data rule binds'],
  [/^(document\w+|contractExtraction|knowledgeDay|lawDay|watch\w+)$/, 'documents, by their secrecy; lists of the subject'],
]

describe('a run', () => {
  it('of a kind that reads rows of lists is tried here, or it is said why it shows none', () => {
    const kinds = (server.app.catalog?.jobs.all() ?? []).map(({ name }) => name)
    expect(kinds.filter(kind => !READING[kind] && !SILENT.some(([those]) => those.test(kind)))).toEqual([])
    expect(Object.keys(READING).filter(kind => !kinds.includes(kind))).toEqual([])
  })

  it.each([
    ['mailReport', 'on the list', { source: LECTURER }],
    ['mailReport', 'of a statement', { cgrSql: 'select name from course_lecturer' }],
    ['import', 'on the list', { source: LECTURER }],
    ['import', 'of a statement', { cgrSql: 'select name from course_lecturer' }],
  ])('of the kind %s reads a report %s as its owner sees it, in its file, its lines and its text', async (jobClassName, basis, more) => {
    const code = `run${jobClassName}${basis.length}`
    await addReport(code, more)
    const made = async (person: TestPerson) => {
      const name = `${code} ${person.username}`
      const parameter = JSON.stringify(READING[jobClassName]?.(person, code))
      const schedule = { name, jobClassName, cronExpression: '0 0 0 1 1 ? 2099', attempts: 1, parameter }
      const { body } = await person.caller.post('/sys/quartzJob/add', schedule)
      expect(body.success, body.message).toBe(true)
      const run = await runSchedule(await oneOf('sys_quartz_job', 'name', name), { caller: person.caller, reader: admin })
      const lines = (await admin.get<Rows>('/sys/jobRun/lines', { runId: run.id })).body.result.records
      const file = run.resultFile ? (await person.caller.get(`/sys/common/static/${encodeURI(String(run.resultFile))}`)).raw : undefined
      return { said: JSON.stringify([run, lines]), named: file && namedIn(file) }
    }
    const [ofBound, ofFree] = [await made(bound), await made(free)]
    expect([ofBound.said.includes('乙乙'), / 1 行/.test(ofBound.said), / 2 行/.test(ofBound.said)]).toEqual([false, true, false])
    expect(/ 2 行/.test(ofFree.said)).toBe(true)
    if (jobClassName === 'mailReport') expect([ofBound.named, ofFree.named]).toEqual([['甲甲'], ['乙乙', '甲甲']])
  })
})
