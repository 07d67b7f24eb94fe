import { expect, it, vi } from 'vitest'
import { brought, imported, looked } from '../../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'
import type { DataLineage, JobRun } from '../../../generated/operations'

openServer()

const PAYMENTS = '编号,金额\n001,1\n002,2\n'

const sheet = async (given: object = {}) => (await imported(admin, PAYMENTS, given)).sheetId ?? ''
/** A recipe that takes in all rows of some sheets. */
async function recipeOf(sheetId: string, ...others: readonly string[]): Promise<string> {
  const steps = others.map(other => ({ do: 'union', with: { sheet: other, steps: [] } }))
  const { body } = await admin.post<{ id: string }>('/data/recipe/begin', { name: `合并${Math.random()}`, sheetId, steps })
  expect(body, body.message).toMatchObject({ success: true })
  return body.result.id
}
async function run(id: string, target: object): Promise<string> {
  const { body } = await admin.post<{ runId: string }>('/data/recipe/run', { id, ...target })
  expect(body, body.message).toMatchObject({ success: true })
  const done = await vi.waitFor(
    async () => {
      const found = (await admin.get<JobRun>('/sys/jobRun/queryById', { id: body.result.runId })).body.result
      expect(found).toMatchObject({ state: 'done' })
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
  return String(/id=(\w+)/.exec(done.resultLink ?? '')?.[1])
}
async function lineage(id: string, caller: Caller = admin) {
  const { sheets, lines, cut } = (await caller.get<DataLineage>('/data/sheet/lineage', { id })).body.result
  const idOf = (key: string) => sheets.find(one => one.key === key)?.id
  return { sheets, cut, lines: lines.map(({ from, to, ...line }) => ({ ...line, from: idOf(from), to: idOf(to) })) }
}
const steps = ({ sheets }: { readonly sheets: DataLineage['sheets'] }) => sheets.map(({ id, step }) => [id, step])

it('every step before and behind a sheet is told, each sheet once', async () => {
  const [a, b] = [await sheet(), await sheet()]
  const first = await recipeOf(a)
  const clean = await run(first, { name: `干净${Math.random()}` })
  const joined = await run(await recipeOf(clean, a, b), { name: `合并${Math.random()}` })
  const last = await run(await recipeOf(joined), { name: `结果${Math.random()}` })

  expect(steps(await lineage(a))).toEqual([[a, 0], ...[clean, joined].sort().map(id => [id, 1]), [last, 2]])
  const up = await lineage(last)
  expect(up.sheets.filter(({ step }) => step < 0).map(({ id, step }) => [id, step])).toEqual(
    expect.arrayContaining([
      [joined, -1],
      [clean, -2],
      [a, -2],
      [b, -2],
    ]),
  )
  expect(up.sheets).toHaveLength(5)
  expect(up.sheets.find(({ id }) => id === b)?.origin).toBe('导入文件“付款.csv”')
  expect(up.sheets.find(({ id }) => id === clean)?.origin).toBeNull()
  expect(up.lines).toHaveLength(5)
  expect(up.lines).toContainEqual({ from: a, to: clean, no: 1, recipe: expect.stringMatching(/^合并/), recipeId: first })
  expect(up.cut).toBe(false)
})

it('the version that was read is told beside the current one, also after rows were added and a version restored', async () => {
  const from = await sheet()
  const recipe = await recipeOf(from)
  const to = await run(recipe, { name: `干净${Math.random()}` })
  await brought(admin, await looked(admin, PAYMENTS), { name: undefined, sheetId: from, mode: 'append' })
  await brought(admin, await looked(admin, PAYMENTS), { name: undefined, sheetId: to, mode: 'append' })
  const [first] = await server.sql<{ id: string }>('select id from weft.data_sheet_version where sheet_id = $1 and no = 1', [to])
  expect((await admin.post('/data/version/restore', { id: first?.id })).body.success).toBe(true)
  for (const id of [from, to]) {
    const found = await lineage(id)
    expect(found.lines).toEqual([{ from, to, no: 1, recipe: expect.any(String), recipeId: recipe }])
    expect(found.sheets.find(one => one.id === from)).toMatchObject({ no: 2, origin: '追加文件“付款.csv”' })
    expect(found.sheets.find(one => one.id === to)).toMatchObject({ no: 3, origin: null })
  }
  // A file in place of all rows: they do not come from the recipe any more.
  await brought(admin, await looked(admin, PAYMENTS), { name: undefined, sheetId: to, mode: 'replace' })
  expect((await lineage(from)).lines).toEqual([])
})

it('a sheet that the caller may not read has no name and no version, and what lies behind it is not told', async () => {
  const { caller, id: users } = (await makePerson(server, admin, ['dataSheet:list'])) as TestPerson
  const hidden = await sheet()
  const middle = await run(await recipeOf(hidden), { name: `中间${Math.random()}` })
  const last = await run(await recipeOf(middle), { name: `结果${Math.random()}` })
  for (const tableDataId of [hidden, last]) await admin.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId, users })
  const up = await lineage(last, caller)
  expect(up.sheets.slice(1)).toEqual([{ key: '1', id: null, name: '已删除或无权查看的数据表', no: null, step: -1, origin: null }])
  expect(up.lines).toEqual([{ from: null, to: last, no: null, recipe: null, recipeId: null }])
  const down = await lineage(hidden, caller)
  expect(steps(down)).toEqual([
    [hidden, 0],
    [null, 1],
  ])
  expect(down.lines).toEqual([{ from: hidden, to: null, no: 1, recipe: null, recipeId: null }])
})
