import { expect, it, vi } from 'vitest'
import { imported, workFiles } from '../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { runSchedule } from '../../../tests/helpers/scheduled-runs'
import type { Caller } from '../../../tests/helpers/server'
import type {
  DataJoinReport,
  DataLineage,
  DataPreview,
  DataRecipeContent,
  DataRows,
  DataSheetContent,
  JobRun,
} from '../../generated/operations'

openServer()

const PAYMENTS = `编号,单位,身份证号,金额,日期
001,甲有限责任公司,11010519491231002X,"1,234.50元",2026年3月5日
002,乙公司,440524188001010014,壹拾元整,2026/3/6
003,甲有限公司 ,110105194912310038,0.8万,20260307
003,甲有限公司 ,110105194912310038,0.8万,20260307
004,丙公司,,待定,2026-03-08
`
const FIRMS = '名称,类别\n甲有限公司,国企\n甲有限公司,重复\n丁公司,民企\n'

const sheetOf = async (content: string, given: object = {}, caller = admin) => (await imported(caller, content, given)).sheetId ?? ''
async function recipe(sheetId: string, steps: readonly object[], given: object = {}, caller: Caller = admin) {
  const name = `清洗${Math.random()}`
  expect((await caller.post('/data/recipe/add', { name, sheetId, secretLevel: '0', ...given })).body).toMatchObject({ success: true })
  const { body } = await caller.get<{ records: { id: string }[] }>('/data/recipe/list', { name })
  const id = body.result.records[0]?.id ?? ''
  const saved = await caller.put('/data/recipe/steps', { id, no: 0, steps })
  expect(saved.body, saved.body.message).toMatchObject({ success: true })
  return id
}
const preview = async (sheetId: string, steps: readonly object[], more: object = {}, caller: Caller = admin) =>
  (await caller.post<DataPreview>('/data/recipe/preview', { sheetId, steps, limit: 100, ...more })).body.result

const ended = (caller: Caller, id: string) =>
  vi.waitFor(
    async () => {
      const run = (await caller.get<JobRun>('/sys/jobRun/queryById', { id })).body.result
      expect(['done', 'failed', 'cancelled']).toContain(run.state)
      return run
    },
    { timeout: 30_000, interval: 100 },
  )
async function ran(body: object, caller: Caller = admin) {
  const asked = (await caller.post<{ runId: string }>('/data/recipe/run', body)).body
  expect(asked, asked.message).toMatchObject({ success: true })
  const run = await ended(caller, asked.result.runId)
  return { ...run, sheetId: String(/id=(\w+)/.exec(run.resultLink ?? '')?.[1]) }
}
const rows = async (id: string, caller: Caller = admin) =>
  (await caller.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 100 })).body.result.rows
const opened = async (id: string, caller: Caller = admin) => (await caller.get<DataSheetContent>('/data/sheet/open', { id })).body.result

const STEPS = [
  { do: 'firmName', columns: ['单位'] },
  { do: 'read', columns: ['金额'], as: 'amount' },
  { do: 'read', columns: ['日期'], as: 'date' },
  { do: 'dedupe', columns: ['编号'], keep: 'first' },
  { do: 'filter', when: '金额 != null' },
]

it('steps are previewed one by one, with counts before and after and the rows that a step changes', async () => {
  const id = await sheetOf(PAYMENTS)
  const whole = await preview(id, STEPS)
  expect(whole).toMatchObject({ sampled: 5, total: 3, fault: null, sheets: [{ id, rows: 5 }] })
  expect(whole.steps.map(({ count }) => count)).toEqual([5, 5, 5, 4, 3])
  expect(whole.steps[1]?.columns[3]).toEqual({ name: '金额', type: 'decimal', digits: 2 })
  expect(whole.rows[0]).toEqual(['001', '甲有限公司', '11010519491231002X', '1234.50', '2026-03-05'])
  expect((await preview(id, STEPS, { upTo: 0 })).rows[0]?.[3]).toBe('1,234.50元')
  const gone = await preview(id, STEPS, { upTo: 5, show: 'changed' })
  expect(gone).toMatchObject({ total: 1, rows: [['004', '丙公司', null, null, '2026-03-08']] })
  expect((await preview(id, STEPS, { upTo: 1, show: 'changed' })).rows.map(([no]) => no)).toEqual(['001', '003', '003'])
  expect((await preview(id, STEPS, { skip: 1, limit: 1, sample: 'random' })).rows).toHaveLength(1)
})

it('a broken step says which column it misses and offers the nearest; the others are still done', async () => {
  const id = await sheetOf(PAYMENTS)
  const found = await preview(id, [{ do: 'read', columns: ['金 额'], as: 'amount' }, STEPS[3] ?? {}])
  expect(found.steps[0]).toMatchObject({ fault: '没有名为“金 额”的列，是否为“金额”？', missing: '金 额', nearest: '金额' })
  expect(found).toMatchObject({ total: 4, fault: null })
  const stopped = await preview(id, [{ do: 'convert', column: '金额', type: 'whole', unfit: 'stop' }])
  expect(stopped).toMatchObject({ fault: '数据中有值不符合所要求的类型或范围', rows: [], steps: [{ fault: null }] })
})

it('a run makes a new sheet, then new versions of it', async () => {
  const from = await sheetOf(PAYMENTS)
  const id = await recipe(from, STEPS)
  const run = await ran({ id, name: '干净的付款' })
  expect(run).toMatchObject({ state: 'done', resultText: '已生成 3 行' })
  expect(await opened(run.sheetId)).toMatchObject({ no: 1, rows: 3, name: '干净的付款', origin: expect.stringMatching(/^配方“清洗/) })
  expect(await rows(run.sheetId)).toEqual([
    ['001', '甲有限公司', '11010519491231002X', '1234.50', '2026-03-05'],
    ['002', '乙公司', '440524188001010014', '10.00', '2026-03-06'],
    ['003', '甲有限公司', '110105194912310038', '8000.00', '2026-03-07'],
  ])
  await admin.put('/data/recipe/steps', { id, no: 1, steps: STEPS.slice(0, 4) })
  expect(await ran({ id, sheetId: run.sheetId })).toMatchObject({ state: 'done', sheetId: run.sheetId })
  expect(await opened(run.sheetId)).toMatchObject({ no: 2, rows: 4 })
})

it('a run asks for the parameters of its recipe, and keeps what they were', async () => {
  const id = await recipe(await sheetOf(PAYMENTS), [])
  const params = [
    { name: '起始日', type: 'date', value: '2026-03-06' },
    { name: '限额', type: 'number', required: true },
  ]
  const steps = [...STEPS.slice(0, 4), { do: 'filter', when: '日期 >= param.起始日 && number(金额) >= param.限额' }]
  const save = async (body: object) => (await admin.put('/data/recipe/steps', { id, no: 1, steps, ...body })).body.message
  expect(await save({ params: [{ name: '1月', type: 'text' }] })).toContain('参数名“1月”须以文字开头')
  expect(await save({ params })).toBe('已保存')
  const open = async () => (await admin.get<DataRecipeContent>('/data/recipe/open', { id })).body.result
  expect((await open()).params).toEqual(params)

  const refused = async (values: object[]) => (await admin.post('/data/recipe/run', { id, values })).body.message
  expect(await refused([])).toBe('请填写参数“限额”')
  expect(await refused([{ name: '限额', value: '多' }])).toBe('参数“限额”须为数值，“多”不是')
  expect(await refused([{ name: '部门', value: '1' }])).toBe('配方没有参数“部门”')

  const few = await ran({ id, name: '少', values: [{ name: '限额', value: '5000' }] })
  expect((await rows(few.sheetId)).map(([no]) => no)).toEqual(['003'])
  const values = [
    { name: '限额', value: '1' },
    { name: '起始日', value: null },
  ]
  const all = await ran({ id, name: '多', values })
  expect((await rows(all.sheetId)).map(([no]) => no)).toEqual([])
  const [version] = await server.sql<{ origin: { values: object[] } }>('select origin from weft.data_sheet_version where sheet_id = $1', [
    few.sheetId,
  ])
  expect(version?.origin.values).toEqual([
    { name: '起始日', value: '2026-03-06' },
    { name: '限额', value: '5000' },
  ])

  await admin.put('/data/recipe/steps', { id, no: 2, steps: steps.slice(0, 2) })
  expect((await open()).params).toEqual(params)
  const seen = await preview((await open()).sheetId, steps, { params })
  expect(seen).toMatchObject({ fault: null, total: 0 })
  expect(seen.steps.at(-1)?.fault).toBeNull()
  expect((await preview((await open()).sheetId, steps)).steps.at(-1)?.fault).toBe('没有名为“起始日”的参数')
})

it('a preview draws by the usual values of its parameters, and says which of them is missing', async () => {
  const sheetId = await sheetOf(PAYMENTS)
  const steps = [{ do: 'sample', rows: 'param.样本量', seed: 'param.种子' }]
  const size = { name: '样本量', type: 'number', value: '2' }
  const drawn = await preview(sheetId, steps, { params: [size, { name: '种子', type: 'number', value: '1' }] })
  expect(drawn).toMatchObject({ fault: null, total: 2, steps: [{ fault: null, count: 2 }] })
  const without = await preview(sheetId, steps, { params: [size, { name: '种子', type: 'number' }] })
  expect(without).toMatchObject({ fault: null, steps: [{ fault: '请填写参数“种子”' }] })
})

it('a schedule makes new versions of a sheet, with parameters, and is refused where it cannot run', async () => {
  const from = await sheetOf(PAYMENTS)
  const id = await recipe(from, [])
  const steps = [...STEPS.slice(0, 4), { do: 'filter', when: '日期 >= param.起始日' }]
  await admin.put('/data/recipe/steps', { id, no: 1, steps, params: [{ name: '起始日', type: 'date', required: true }] })
  const target = (await ran({ id, name: '按日', values: [{ name: '起始日', value: '2026-03-01' }] })).sheetId
  const name = `配方 ${id}`
  const asked = (parameter: object) => ({
    name,
    jobClassName: 'dataRecipe',
    cronExpression: '0 0 3 * * ?',
    parameter: JSON.stringify(parameter),
    status: -1,
  })
  const refused = async (parameter: object) => JSON.stringify((await admin.post('/sys/quartzJob/add', asked(parameter))).body)
  expect(await refused({ id, sheetId: target })).toContain('请填写参数“起始日”')
  expect(await refused({ id, sheetId: target, values: '起始日 2026' })).toContain('参数须写成“参数名=值”，“起始日 2026”不是')
  expect(await refused({ id: 'none', sheetId: target })).toContain('配方不存在')
  expect((await admin.post('/sys/quartzJob/add', asked({ id, sheetId: target, values: '起始日 = 2026-03-07\n' }))).body.success).toBe(true)
  const [schedule] = (await admin.get<{ records: { id: string }[] }>('/sys/quartzJob/list', { name })).body.result.records
  const run = await runSchedule(schedule?.id ?? '', { caller: admin })
  expect(run).toMatchObject({ state: 'done', resultText: '已生成 2 行' })
  expect(await opened(target)).toMatchObject({ no: 2, rows: 2 })
  const { caller } = await makePerson(server, admin, ['quartzJob:list', 'quartzJob:add', 'dataRecipe:list', 'dataSheet:list'])
  const theirs = await caller.post('/sys/quartzJob/add', { ...asked({ id, sheetId: target }), name: `${name}2` })
  expect(JSON.stringify(theirs.body)).toContain('需要“数据表”的新增权限')
})

it('steps are kept as versions, and none is lost to another user who saves at the same time', async () => {
  const id = await recipe(await sheetOf(PAYMENTS), [{ do: 'filter', when: '' }])
  const open = async (no?: number) => (await admin.get<DataRecipeContent>('/data/recipe/open', { id, ...(no && { no }) })).body.result
  expect(await open()).toMatchObject({ no: 1, current: true, mayEdit: true, steps: [{ do: 'filter', when: '' }] })
  const late = await admin.put('/data/recipe/steps', { id, no: 0, steps: [] })
  expect(late.body.message).toBe('配方已被他人修改，请重新打开后再保存')
  await admin.put('/data/recipe/steps', { id, no: 1, steps: STEPS })
  expect(await open(1)).toMatchObject({ no: 1, current: false, steps: [{ do: 'filter' }] })
  const { body } = await admin.get<{ records: object[] }>('/data/recipeVersion/list', { recipeId: id })
  expect(body.result.records).toMatchObject([
    { no: 2, current: 'Y', stepCount: 5 },
    { no: 1, current: 'N', stepCount: 1 },
  ])
  const run = await admin.post('/data/recipe/run', { id: await recipe(await sheetOf(PAYMENTS), [{ do: 'filter', when: '' }]) })
  expect(run.body.message).toMatch(/^第1步：步骤的设置有误/)
})

it('a join says before it runs what will not match and what matches twice', async () => {
  const [from, firms] = [await sheetOf(PAYMENTS), await sheetOf(FIRMS)]
  const join = { do: 'join', with: { sheet: firms, steps: [] }, kind: 'left', on: [{ left: '单位', right: '名称' }] }
  const steps = [STEPS[0] ?? {}, STEPS[3] ?? {}, join]
  const report = (await admin.post<DataJoinReport>('/data/recipe/match', { sheetId: from, steps, at: 2 })).body.result
  expect(report.left).toEqual({
    rows: 4,
    empty: 0,
    unmatched: 2,
    doubled: 1,
    unmatchedKeys: ['丙公司', '乙公司'],
    doubledKeys: ['甲有限公司'],
  })
  expect(report.right).toEqual({ rows: 3, empty: 0, unmatched: 1, doubled: 1, unmatchedKeys: ['丁公司'], doubledKeys: ['甲有限公司'] })
  const found = await preview(from, steps)
  expect(found).toMatchObject({ total: 6, sheets: [{ id: from }, { id: firms, columns: [{ name: '名称' }, { name: '类别' }] }] })
  expect((await admin.post('/data/recipe/match', { sheetId: from, steps, at: 0 })).body.message).toBe('第1步：该步骤不是关联')
  const id = await recipe(from, steps)
  expect(await ran({ id, name: '合并' })).toMatchObject({ state: 'done' })
})

const RIGHTS = ['dataSheet:list', 'dataSheet:add', 'dataRecipe:list', 'dataRecipe:add', 'dataRecipe:edit']

it('masks and 密级 go along with the rows, and rights are asked again when it runs', async () => {
  const { caller, id: userId } = (await makePerson(server, admin, RIGHTS)) as TestPerson
  const from = await sheetOf(PAYMENTS, { secretLevel: '0' })
  await admin.put('/data/sheet/mask', { id: from, column: '身份证号', kind: 'part' })
  expect(await preview(from, [], {}, caller)).toMatchObject({ fault: '来源数据表不存在，或没有查看权限', rows: [] })
  expect((await caller.post('/data/recipe/add', { name: '无', sheetId: from, secretLevel: '0' })).body.message).toBe(
    '来源数据表不存在，或没有查看权限',
  )
  await admin.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: from, users: userId })

  // A colleague sees stars, also through steps, and so does what the colleague makes.
  const derive = { do: 'derive', name: '出生', value: 'slice(身份证号, 6, 14)' }
  expect((await preview(from, [derive], {}, caller)).rows[0]?.slice(2)).toEqual([
    '110***********002X',
    '1,234.50元',
    '2026-03-05',
    '********',
  ])
  expect((await preview(from, [{ do: 'filter', when: "身份证号 == '11010519491231002X'" }], {}, caller)).total).toBe(0)
  const theirs = await recipe(from, [derive], {}, caller)
  const made = await ran({ id: theirs, name: '他人的表' }, caller)
  expect((await rows(made.sheetId, caller))[0]?.[2]).toBe('110***********002X')

  // What the owner makes is masked for the colleague by the columns that it comes from.
  const own = await ran({ id: await recipe(from, [derive, { do: 'rename', names: [{ from: '身份证号', to: '证号' }] }]), name: '自己的表' })
  expect((await rows(own.sheetId))[0]?.[2]).toBe('11010519491231002X')
  expect((await opened(own.sheetId)).columns.map(({ name, mask }) => [name, mask]).filter(([, mask]) => mask)).toEqual([
    ['证号', 'part'],
    ['出生', 'part'],
  ])

  const secret = await sheetOf(FIRMS, { secretLevel: '2' })
  expect((await admin.post('/data/recipe/add', { name: '低', sheetId: secret, secretLevel: '0' })).body.message).toBe(
    '密级不能低于来源数据表的密级',
  )
  const union = { do: 'union', with: { sheet: secret, steps: [] } }
  const joined = await recipe(from, [union])
  const { body } = await admin.get<{ records: object[] }>('/data/recipe/list', { id: joined })
  expect(body.result.records).toMatchObject([{ secretLevel: '2', stepCount: 1, versionNo: 1 }])
  expect((await admin.post('/data/recipe/run', { id: joined, sheetId: own.sheetId })).body.message).toBe(
    '目标数据表的密级低于来源数据表，不能写入',
  )
  const list = await admin.get<{ records: object[] }>('/data/sheet/list', { id: (await ran({ id: joined, name: '秘密的表' })).sheetId })
  expect(list.body.result.records).toMatchObject([{ secretLevel: '2' }])
  expect((await caller.post('/data/recipe/run', { id: joined })).body.message).toBe('数据配方不存在，或没有查看权限')

  // A share that has ended closes the sheet for a run that is asked for again.
  await server.sql('delete from weft.sys_record_share where record_id = $1', [from])
  expect((await caller.post('/data/recipe/run', { id: theirs })).body.message).toBe('来源数据表不存在，或没有查看权限')
})

it('the same recipe runs on a sheet whose columns have other names and types', async () => {
  const id = await recipe(await sheetOf(PAYMENTS), STEPS)
  const next = await sheetOf('序号,收款方,证件,付款额,时间\n1,丁有限责任公司,,12,2026年4月1日\n1,丁有限责任公司,,12,2026年4月1日\n')
  const columns = [
    { from: '序号', to: '编号' },
    { from: '收款方', to: '单位' },
    { from: '付款额', to: '金额' },
    { from: '时间', to: '日期' },
  ]
  const run = await ran({ id, name: '下月', sourceId: next, columns })
  expect(run).toMatchObject({ state: 'done', resultText: '已生成 1 行' })
  expect((await opened(run.sheetId)).columns.map(({ name }) => name)).toEqual(['编号', '单位', '证件', '金额', '日期'])
  expect(await rows(run.sheetId)).toEqual([['1', '丁有限公司', null, '12.00', '2026-04-01']])
  const { sheets } = (await admin.get<DataLineage>('/data/sheet/lineage', { id: run.sheetId })).body.result
  expect(sheets.slice(1)).toMatchObject([{ id: next, step: -1 }])
  const asked = async (given: object) => (await admin.post('/data/recipe/run', { id, name: '无', sourceId: next, ...given })).body.message
  expect(await asked({ columns: columns.slice(1) })).toMatch(/^第4步：没有名为“编号”的列/)
  expect(await asked({ columns: [{ from: '没有', to: '编号' }] })).toMatch(/^列的对应：没有名为“没有”的列/)
  expect(await asked({ columns: [{ from: '付款额', to: '时间' }] })).toBe('列的对应：列名“时间”重复')
})

it('a run that is stopped leaves nothing, says so, and can be asked for again', async () => {
  const from = await sheetOf(Array.from({ length: 3000 }, (_, at) => (at === 0 ? '数' : String(at))).join('\n'))
  const pairs = {
    do: 'join',
    with: { sheet: from, steps: [{ do: 'derive', name: '一', value: '1' }] },
    kind: 'inner',
    on: [{ left: '一', right: '一' }],
  }
  const many = [
    { do: 'derive', name: '一', value: '1' },
    pairs,
    pairs,
    { do: 'group', by: ['数'], measures: [{ name: '和', measure: 'count' }] },
  ]
  const slow = await recipe(from, many)
  const { runId } = (await admin.post<{ runId: string }>('/data/recipe/run', { id: slow, name: '停下的表' })).body.result
  const state = async () => (await admin.get<JobRun>('/sys/jobRun/queryById', { id: runId })).body.result.state
  await vi.waitFor(async () => expect(await state()).toBe('running'), { timeout: 20_000, interval: 50 })
  expect((await admin.post('/sys/jobRun/cancel', { id: runId })).body).toMatchObject({ success: true })
  expect((await ended(admin, runId)).state).toBe('cancelled')
  expect((await admin.get<{ total: number }>('/data/sheet/list', { name: '停下的表' })).body.result.total).toBe(0)
  expect(workFiles(server.dataDir)).toEqual([])
  await admin.put('/data/recipe/steps', { id: slow, no: 1, steps: [{ do: 'limit', rows: 7 }] })
  expect(await ran({ id: slow, name: '停下的表' })).toMatchObject({ state: 'done', resultText: '已生成 7 行' })
})

it('numbers of persons tell what they mean, in the preview as in the run, and to nobody from whom they are hidden', async () => {
  const from = await sheetOf('证号\n11010519491231002X\n110105491231002\n440524188001010014\n11010519490231002X\n待补\n')
  const steps = ['number', 'birthday', 'sex', 'place'].map(part => ({ do: 'person', column: '证号', part, name: part }))
  const told = [
    ['11010519491231002X', '11010519491231002X', '1949-12-31', '女', '北京市'],
    ['110105491231002', '11010519491231002X', '1949-12-31', '女', '北京市'],
    ['440524188001010014', '440524188001010014', '1880-01-01', '男', '广东省'],
    ['11010519490231002X', null, null, null, null],
    ['待补', null, null, null, null],
  ]
  expect((await preview(from, steps)).rows).toEqual(told)
  await admin.put('/data/sheet/mask', { id: from, column: '证号', kind: 'part' })
  const { sheetId } = await ran({ id: await recipe(from, steps), name: '证号信息' })
  expect(await rows(sheetId)).toEqual(told)
  expect((await opened(sheetId)).columns.map(({ mask }) => mask)).toEqual(['part', 'part', 'part', 'part', 'part'])
})

it('columns side by side become rows one below the other, with their masks', async () => {
  const from = await sheetOf('单位,一月,二月\n甲,1.50,2\n乙,,3\n')
  const steps = [{ do: 'unpivot', columns: ['一月', '二月'], name: '月份', value: '金额' }]
  const long = [
    ['甲', '一月', '1.50'],
    ['甲', '二月', '2.00'],
    ['乙', '一月', null],
    ['乙', '二月', '3.00'],
  ]
  const found = await preview(from, steps)
  expect(found.rows).toEqual(long)
  expect(found.steps.map(({ count }) => count)).toEqual([4])
  expect((await preview(from, [{ ...steps[0], columns: ['单位', '一月'] }])).steps[0]?.fault).toBe('“单位”与“一月”的类型不同，请先转换类型')
  await admin.put('/data/sheet/mask', { id: from, column: '二月', kind: 'whole' })
  const { sheetId } = await ran({ id: await recipe(from, steps), name: '长表' })
  expect(await rows(sheetId)).toEqual(long)
  expect((await opened(sheetId)).columns.map(({ mask }) => mask)).toEqual([null, null, 'whole'])
})

it('a run that fails leaves no sheet, no version and no file behind', async () => {
  const from = await sheetOf(PAYMENTS)
  const id = await recipe(from, [{ do: 'convert', column: '金额', type: 'whole', unfit: 'stop' }])
  expect(await ran({ id, name: '不会有' })).toMatchObject({ state: 'failed', error: '数据中有值不符合所要求的类型或范围' })
  expect((await admin.get<{ total: number }>('/data/sheet/list', { name: '不会有' })).body.result.total).toBe(0)
  expect(workFiles(server.dataDir)).toEqual([])
})
