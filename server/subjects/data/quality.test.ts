import { expect, it, vi } from 'vitest'
import { imported } from '../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'
import type { DataApart, DataPreview, DataQualityPoint, DataRows, DataSheetContent, JobRun } from '../../generated/operations'

openServer()

const PAYMENTS = `编号,证号,金额,类别
001,11010519491231002X,5.00,公开
002,110105194912310021,7.00,内部
002,,900.00,其他
004,110105194912310038,,
`
const sheetOf = async (content = PAYMENTS) => (await imported(admin, content, {})).sheetId ?? ''
const rule = (name: string, act: string, given: object) => ({ name, act, ...given })
const FILLED = rule('金额已填', 'pass', { is: 'complete', columns: ['金额'] })
const UNIQUE = rule('编号唯一', 'mark', { is: 'unique', columns: ['编号'] })
const SMALL = rule('金额不大', 'apart', { is: 'range', column: '金额', most: '100' })
const LISTED = rule('密级有效', 'pass', { is: 'listed', column: '类别', dictionary: 'document_secret' })
const quality = (...rules: object[]) => ({ do: 'quality', rules, mark: '问题' })

async function recipe(sheetId: string, steps: readonly object[]) {
  const { body } = await admin.post<{ id: string }>('/data/recipe/begin', { name: `质量${Math.random()}`, sheetId, steps })
  expect(body, body.message).toMatchObject({ success: true })
  return body.result.id
}
async function ran(body: object) {
  const asked = (await admin.post<{ runId: string }>('/data/recipe/run', body)).body
  expect(asked, asked.message).toMatchObject({ success: true })
  const run = await vi.waitFor(
    async () => {
      const found = (await admin.get<JobRun>('/sys/jobRun/queryById', { id: asked.result.runId })).body.result
      expect(['done', 'failed', 'cancelled']).toContain(found.state)
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
  return { ...run, sheetId: String(/id=(\w+)/.exec(run.resultLink ?? '')?.[1]) }
}
const opened = async (id: string, caller: Caller = admin) => (await caller.get<DataSheetContent>('/data/sheet/open', { id })).body.result
const overTime = async (id: string, caller: Caller = admin) =>
  (await caller.get<DataQualityPoint[]>('/data/sheet/quality', { id })).body.result

it('a preview tells how many rows of the sample break each rule, and shows them with its name', async () => {
  const sheetId = await sheetOf()
  const ask = async (show: string) =>
    (await admin.post<DataPreview>('/data/recipe/preview', { sheetId, steps: [quality(FILLED, UNIQUE, SMALL, LISTED)], limit: 10, show }))
      .body.result
  expect(await ask('all')).toMatchObject({ broken: [1, 2, 1, 1], total: 3, steps: [{ fault: null, count: 3 }] })
  expect((await ask('changed')).rows.map(row => [row[0], row[4]])).toEqual([
    ['002', '编号唯一'],
    ['002', '编号唯一；金额不大；密级有效'],
    ['004', '金额已填'],
  ])
  const wrong = await admin.post<DataPreview>('/data/recipe/preview', {
    sheetId,
    steps: [quality({ ...UNIQUE, columns: ['编 号'] })],
    limit: 10,
  })
  expect(wrong.body.result).toMatchObject({ broken: null, steps: [{ fault: '没有名为“编 号”的列，是否为“编号”？', nearest: '编号' }] })
})

it('a run keeps the score of each rule with the version, sets rows apart and marks others', async () => {
  const id = await recipe(await sheetOf(), [quality(FILLED, UNIQUE, SMALL, LISTED)])
  const run = await ran({ id, name: '有质量' })
  expect(run).toMatchObject({ state: 'done', resultText: '已生成 3 行，1 行不符合质量规则，已单独存放' })
  const sheet = await opened(run.sheetId)
  expect(sheet).toMatchObject({ rows: 3, apart: 1, quality: { score: 68.7 } })
  expect(sheet.quality?.rules.map(({ name, broken, score, rows }) => [name, broken, score, rows])).toEqual([
    ['金额已填', 1, 75, 4],
    ['编号唯一', 2, 50, 4],
    ['金额不大', 1, 75, 4],
    ['密级有效', 1, 75, 4],
  ])
  const { body } = await admin.get<DataApart>('/data/sheet/apart', { id: run.sheetId })
  expect(body.result.rows).toMatchObject([{ record: 3, column: '金额', reason: '金额不大', values: ['002', null, '900.00', '其他', null] }])
  // Each figure leads to its rows, by the rule that the version keeps.
  const found = async (at: number) => {
    const steps = [{ do: 'broken', rules: [sheet.quality?.rules[at]?.rule] }]
    return (await admin.post<DataRows>('/data/sheet/rows', { id: run.sheetId, steps, limit: 10 })).body.result
  }
  expect((await found(0)).rows.map(([no]) => no)).toEqual(['004'])
  expect((await found(3)).total).toBe(0)
  const records = (await admin.get<{ records: { qualityScore: number }[] }>('/data/sheet/list', { name: '有质量' })).body.result.records
  expect(records[0]?.qualityScore).toBe(68.7)
})

it('scores stand over time, and a version without rules has none', async () => {
  const from = await sheetOf()
  const id = await recipe(from, [quality(FILLED, UNIQUE)])
  const { sheetId } = await ran({ id, name: '多版' })
  await admin.put('/data/recipe/steps', { id, no: 1, steps: [{ do: 'dedupe', columns: ['编号'], keep: 'first' }, quality(FILLED, UNIQUE)] })
  await ran({ id, sheetId })
  await admin.put('/data/recipe/steps', { id, no: 2, steps: [] })
  await ran({ id, sheetId })
  expect((await overTime(sheetId)).map(({ no, score, rules }) => [no, score, rules.map(each => each.score)])).toEqual([
    [1, 62.5, [75, 50]],
    [2, 83.3, [66.6, 100]],
  ])
  expect(await opened(sheetId)).toMatchObject({ no: 3, quality: null })
  const [version] = (await admin.get<{ records: { id: string }[] }>('/data/version/list', { sheetId, no: 2 })).body.result.records
  await admin.post('/data/version/restore', { id: version?.id })
  expect(await opened(sheetId)).toMatchObject({ no: 4, quality: { score: 83.3 } })
})

it('a rule that stops ends the run before anything is made, and says how many rows break it', async () => {
  const target = (await ran({ id: await recipe(await sheetOf(), []), name: '不变' })).sheetId
  const id = await recipe(await sheetOf(), [quality({ ...UNIQUE, act: 'stop' }, SMALL)])
  const run = await ran({ id, sheetId: target })
  expect(run).toMatchObject({ state: 'failed', error: '2 行不符合规则“编号唯一”，已停止运行' })
  expect(await opened(target)).toMatchObject({ no: 1, rows: 4 })
  expect((await server.sql('select from weft.data_sheet_version where sheet_id = $1', [target])).length).toBe(1)
})

it('figures that would tell of masked values are told to those alone who see them', async () => {
  const from = await sheetOf()
  await admin.put('/data/sheet/mask', { id: from, column: '金额', kind: 'whole' })
  const id = await recipe(from, [quality(FILLED, { ...SMALL, act: 'mark' })])
  const { sheetId } = await ran({ id, name: '有脱敏' })
  expect((await opened(sheetId)).columns.map(({ name, mask }) => [name, mask])).toContainEqual(['问题', 'whole'])
  const { caller, username }: TestPerson = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:all'])
  const theirs = await opened(sheetId, caller)
  expect(theirs.quality?.rules, username).toMatchObject([
    { name: '金额已填', broken: 1, score: 75, rule: null },
    { name: '金额不大', broken: null, score: null, rule: null },
  ])
  expect((await overTime(sheetId, caller))[0]?.rules).toEqual([
    { name: '金额已填', score: 75 },
    { name: '金额不大', score: null },
  ])
})
