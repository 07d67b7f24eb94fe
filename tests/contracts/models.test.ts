import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type { DataRows, JobRun } from '../../server/generated/operations'
import { type ChosenColumns, type Procedure, stepsFor } from '../../src/areas/data/models/procedure'
import { imported } from '../helpers/data-sheets'
import { admin, openServer } from '../helpers/open-server'

openServer()

const procedure = (name: string): Procedure => JSON.parse(readFileSync(`schemas/procedures/${name}.json`, 'utf8')) as Procedure

type Payment = readonly [number: number, payee: string, day: string, amount: string]

/** Payments of every kind that no model should find. */
const USUAL: readonly Payment[] = Array.from({ length: 60 }, (_, at) => [
  at + 1,
  `供应商${at % 12}`,
  `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  `${(at + 1) * 137}.${String(at).padStart(2, '0')}`,
])
/** Paid twice: 61 and 62. Split: 63 to 65, each below 500,000. Near it, and not split: 66 and 67, far apart; 68 at the limit alone. */
const PLANTED: readonly Payment[] = [
  [61, '甲公司', '2025-03-05', '8800.00'],
  [62, '甲公司', '2025-03-05', '8800.00'],
  [63, '乙公司', '2025-05-06', '198000.00'],
  [64, '乙公司', '2025-05-20', '198500.00'],
  [65, '乙公司', '2025-06-10', '197000.00'],
  [66, '丙公司', '2025-01-10', '300000.00'],
  [67, '丙公司', '2025-08-10', '300000.00'],
  [68, '丁公司', '2025-08-10', '500000.00'],
  // 69 to 71 are missing.
  [72, '丁公司', '2025-09-10', '120.00'],
]
const FILE = `凭证号,收款人 (全称),日期,金额\n${[...USUAL, ...PLANTED].map(line => line.join(',')).join('\n')}\n`
const TYPES = { 凭证号: 'text', 日期: 'date', 金额: 'decimal' }
const PAYEE = '收款人 (全称)'

/** The sheet that a model makes, by its run as a recipe. */
async function resultOf(name: string, chosen: ChosenColumns): Promise<string> {
  const { sheetId = '' } = await imported(admin, FILE, {}, TYPES)
  const model = procedure(name)
  const steps = stepsFor(model, chosen)
  const params = model.parameters ?? []
  const begun = (await admin.post<{ id: string }>('/data/recipe/begin', { name: model.title, sheetId, steps: [] })).body
  const saved = (await admin.put('/data/recipe/steps', { id: begun.result.id, no: 0, steps, params })).body
  expect(saved, saved.message).toMatchObject({ success: true })
  const run = (await admin.post<{ runId: string }>('/data/recipe/run', { id: begun.result.id, name: `${model.title}${Math.random()}` }))
    .body
  expect(run, run.message).toMatchObject({ success: true })
  const ended = await vi.waitFor(
    async () => {
      const { result } = (await admin.get<JobRun>('/sys/jobRun/queryById', { id: run.result.runId })).body
      expect(['done', 'failed']).toContain(result.state)
      return result
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(ended, String(ended.error)).toMatchObject({ state: 'done' })
  return /id=(.+)$/.exec(String(ended.resultLink))?.[1] ?? ''
}

async function rowsOf(id: string) {
  const { columns, rows } = (await admin.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 100 })).body.result
  return rows.map(row => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
}

const found = async (name: string, chosen: ChosenColumns) => rowsOf(await resultOf(name, chosen))

it('rows that are equal in the chosen columns are found, and no others; all of them become doubts that name the model', async () => {
  const id = await resultOf('duplicates', { same: [PAYEE, '日期', '金额'] })
  const rows = await rowsOf(id)
  const asked = { id, steps: [], limit: 1000, title: '重复付款', keys: ['凭证号', '金额'] }
  expect((await admin.post('/audit/doubt/mark', asked)).body).toMatchObject({ result: { added: 2, known: 0 } })
  const { records } = (await admin.get<{ records: object[] }>('/audit/doubt/list', { sheetId: id })).body.result
  expect(records[0]).toMatchObject({ model: '重复', state: '1', rowKey: expect.stringContaining('金额：8800.00') })
  expect(rows.map(row => [row.凭证号, row.第几次])).toEqual([
    ['61', '1'],
    ['62', '2'],
  ])
})

it('a gap is found with how many numbers are missing', async () => {
  const rows = await found('gaps', { number: ['凭证号'], group: [] })
  expect(rows.map(row => [row.凭证号, row.上一号码, row.缺号数])).toEqual([['72', '68', '3']])
})

it('payments below the limit that follow each other and reach it together are found, with their sum', async () => {
  const rows = await found('split-purchases', { payee: [PAYEE], day: ['日期'], amount: ['金额'] })
  expect(rows.map(row => [row.凭证号, row.合计金额, row.笔数])).toEqual([
    ['63', '593500.00', '3'],
    ['64', '593500.00', '3'],
    ['65', '593500.00', '3'],
  ])
})

it('steps name the chosen columns in every place, whatever they are called', () => {
  const [filter, second, first] = stepsFor(procedure('duplicates'), { same: ["甲'乙", '金额'] })
  expect([filter, second]).toEqual([
    { do: 'filter', when: "!empty(row['甲\\'乙'])" },
    { do: 'filter', when: "!empty(row['金额'])" },
  ])
  expect(first).toMatchObject({ do: 'window', by: ["甲'乙", '金额'] })
})
