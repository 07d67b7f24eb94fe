import { expect, it, vi } from 'vitest'
import { imported, workFiles } from '../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'
import type { DataApart, DataRows, DataSheetContent, DataVersion, JobRun } from '../../generated/operations'

openServer()

const PAYMENTS = '编号,单位,金额\n001,"甲,公司",5.00\n002,乙公司,待定\n003,丙公司\n004,丁公司,7.25\n005,戊公司,无\n'
const TYPES = { 金额: 'decimal' }

const apart = async (id: string, no?: number) =>
  (await admin.get<DataApart>('/data/sheet/apart', { id, ...(no !== undefined && { no }) })).body.result
const opened = async (id: string) => (await admin.get<DataSheetContent>('/data/sheet/open', { id })).body.result
const rows = async (id: string) => (await admin.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 100 })).body.result.rows
const sheetOf = async (content: string, given: object = {}) => String((await imported(admin, content, given, TYPES)).sheetId)

const ask = async (body: object, caller: Caller = admin) => (await caller.post<{ runId: string }>('/data/sheet/mend', body)).body
async function mended(id: string, no: number, given: readonly object[]): Promise<JobRun> {
  const asked = await ask({ id, no, rows: given })
  expect(asked, asked.message).toMatchObject({ success: true })
  return ended(asked.result.runId)
}
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const run = (await admin.get<JobRun>('/sys/jobRun/queryById', { id })).body.result
      expect(['done', 'failed', 'cancelled']).toContain(run.state)
      return run
    },
    { timeout: 30_000, interval: 100 },
  )

it('rows that were set apart are told whole, with the file that they come from', async () => {
  const id = await sheetOf(PAYMENTS)
  expect(await apart(id)).toEqual({
    total: 3,
    rows: [
      { at: 1, source: '付款.csv', record: 3, column: '金额', reason: '不是数值', text: '待定', values: ['002', '乙公司', '待定'] },
      { at: 2, source: '付款.csv', record: 4, column: null, reason: '列数不足', text: '003,丙公司', values: ['003', '丙公司', null] },
      { at: 3, source: '付款.csv', record: 6, column: '金额', reason: '不是数值', text: '无', values: ['005', '戊公司', '无'] },
    ],
  })
})

it('mended rows stand behind those of the sheet in its next version; what fails again stays apart as it was mended', async () => {
  const id = await sheetOf(PAYMENTS)
  const run = await mended(id, 1, [
    { at: 2, values: ['003', '丙,"公司"', '1,003.50'] },
    { at: 1, values: ['002', '乙公司', '未定'] },
  ])
  expect(run).toMatchObject({
    state: 'done',
    resultText: '已导入补正的 1 行，1 行仍不符合要求，已单独存放',
    resultLink: `/data/open?id=${id}`,
  })
  expect(await opened(id)).toMatchObject({ no: 2, rows: 3, apart: 2, origin: '补正 1 行' })
  expect((await opened(id)).columns[2]).toMatchObject({ filled: 3, max: '1003.50' })
  expect(await rows(id)).toEqual([
    ['001', '甲,公司', '5.00'],
    ['004', '丁公司', '7.25'],
    ['003', '丙,"公司"', '1003.50'],
  ])
  expect((await apart(id)).rows).toEqual([
    { at: 1, source: '付款.csv', record: 3, column: '金额', reason: '不是数值', text: '未定', values: ['002', '乙公司', '未定'] },
    { at: 2, source: '付款.csv', record: 6, column: '金额', reason: '不是数值', text: '无', values: ['005', '戊公司', '无'] },
  ])
  // The former version still has its own rows apart.
  expect((await apart(id, 1)).total).toBe(3)

  // Once all are mended, nothing is apart any more.
  await mended(
    id,
    2,
    [1, 2].map(at => ({ at, values: [`1${at}`, null, '1'] })),
  )
  expect(await opened(id)).toMatchObject({ no: 3, rows: 5, apart: 0 })
  expect(await apart(id)).toEqual({ total: 0, rows: [] })
  const { records } = (await admin.get<{ records: DataVersion[] }>('/data/version/list', { sheetId: id })).body.result
  expect(records.map(({ origin }) => origin)).toEqual(['补正 2 行', '补正 1 行', '导入文件“付款.csv”'])
  expect(workFiles(server.dataDir)).toEqual([])
  expect(await server.sql(`select rows from weft.data_mend where sheet_id = $1 and rows <> '[]'`, [id])).toEqual([])
})

it('a file that is added leaves the rows that were set apart before, and all are mended together', async () => {
  const id = await sheetOf(PAYMENTS)
  await imported(admin, '金额,单位,编号\n坏,庚公司,007\n9,辛公司,008\n', { sheetId: id, mode: 'append' }, TYPES)
  expect((await apart(id)).rows.map(({ at, record, values }) => [at, record, values?.[0]])).toEqual([
    [1, 3, '002'],
    [2, 4, '003'],
    [3, 6, '005'],
    [4, 2, '007'],
  ])
  await mended(
    id,
    2,
    [1, 4].map(at => ({ at, values: [`00${at}`, '补', '3'] })),
  )
  expect((await rows(id)).slice(3)).toEqual([
    ['001', '补', '3.00'],
    ['004', '补', '3.00'],
  ])
  expect((await apart(id)).rows.map(({ values }) => values?.[0])).toEqual(['003', '005'])
})

it('a mended row of an update takes the place of the row with its key, beside others that stand behind all', async () => {
  const id = await sheetOf('编号,单位,金额\n001,甲,1\n002,乙,2\n003,丙,坏\n')
  await imported(admin, '编号,金额\n001,无\n009,待定\n', { sheetId: id, mode: 'update', keys: ['编号'] }, TYPES)
  const { rows: were } = await apart(id)
  expect(were.map(({ values }) => values)).toEqual([
    ['003', '丙', '坏'],
    ['001', null, '无'],
    ['009', null, '待定'],
  ])
  await mended(id, 2, [
    { at: 1, values: ['003', '丙', '3'] },
    { at: 2, values: ['001', '甲', '10'] },
    { at: 3, values: ['009', '壬', '9'] },
  ])
  expect(await rows(id)).toEqual([
    ['001', '甲', '10.00'],
    ['002', '乙', '2.00'],
    ['009', '壬', '9.00'],
    ['003', '丙', '3.00'],
  ])
})

it('refuses rows of another version, of other columns and that are not apart, and who may not change the sheet', async () => {
  const id = await sheetOf(PAYMENTS)
  const values = ['002', '乙公司', '2']
  expect((await ask({ id, no: 2, rows: [{ at: 1, values }] })).message).toBe('数据表已有新的版本，请重新打开后再补正')
  expect((await ask({ id, no: 1, rows: [{ at: 1, values: ['002'] }] })).message).toBe('列与数据表不符，请重新打开后再补正')
  const gone = '所选的行已不在单独存放的行中，请重新打开后再补正'
  expect((await ask({ id, no: 1, rows: [{ at: 4, values }] })).message).toBe(gone)
  expect(
    (
      await ask({
        id,
        no: 1,
        rows: [
          { at: 1, values },
          { at: 1, values },
        ],
      })
    ).message,
  ).toBe(gone)
  const other = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:edit'])
  expect((await ask({ id, no: 1, rows: [{ at: 1, values }] }, other.caller)).message).toBe('数据表不存在，或没有修改权限')
  expect(await opened(id)).toMatchObject({ no: 1, apart: 3 })
})

it('two who mend at once lose nothing: one of them is told of the newer version', async () => {
  const id = await sheetOf(PAYMENTS)
  const asked = await Promise.all([1, 3].map(at => ask({ id, no: 1, rows: [{ at, values: ['002', '乙公司', '2'] }] })))
  const runs = await Promise.all(asked.filter(({ success }) => success).map(({ result }) => ended(result.runId)))
  const told = [...runs.flatMap(({ error }) => error ?? []), ...asked.flatMap(({ success, message }) => (success ? [] : [message]))]
  expect(told).toEqual([expect.stringMatching(/数据表.*有了?新的版本/)])
  expect(await opened(id)).toMatchObject({ no: 2, rows: 3, apart: 2 })
})
