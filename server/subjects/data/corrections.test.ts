import { expect, it, vi } from 'vitest'
import { imported } from '../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'
import type { DataCorrected, DataPreview, DataRecipeContent, DataRows, JobRun } from '../../generated/operations'

openServer()

const PAYMENTS = '编号,证号,金额\n001,x,5.00\n002,y,7.00\n002,z,\n'
const sheetOf = async () => (await imported(admin, PAYMENTS, {})).sheetId ?? ''
const rows = async (id: string, steps: object[] = []) =>
  (await admin.post<DataRows>('/data/sheet/rows', { id, steps, limit: 100, places: true })).body.result
const place = async (id: string, nth: number) => (await rows(id)).places?.[nth] ?? ''
const correct = async (body: object, caller: Caller = admin) =>
  (await caller.post<DataCorrected>('/data/sheet/correct', { no: 1, column: '金额', value: '9.00', reason: '录入错误', ...body })).body
const opened = async (id: string) => (await admin.get<DataRecipeContent>('/data/recipe/open', { id })).body.result

it('a correction becomes the first step of a recipe, with its author, reason and old value', async () => {
  const id = await sheetOf()
  const made = await correct({ id, row: await place(id, 0), keys: ['编号'] })
  expect(made.message).toMatch(/^已记入配方“.*修正”$/)
  const { recipeId } = made.result
  const [first] = (await opened(recipeId)).steps
  expect(first).toEqual({
    do: 'correct',
    fixes: [
      {
        ...{ column: '金额', from: '5.00', to: '9.00', key: [{ column: '编号', value: '001' }], reason: '录入错误' },
        by: expect.stringMatching(/./),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    ],
  })
  // Another value of the same cell takes the place of the first; another cell stands beside it.
  await correct({ id, row: await place(id, 0), keys: ['编号'], value: '8.00', recipeId })
  expect(await correct({ id, row: await place(id, 2), recipeId, value: '3.50' })).toMatchObject({ success: true, result: { no: 3 } })
  const { steps, sheetId } = await opened(recipeId)
  expect(steps).toMatchObject([{ fixes: [{ to: '8.00' }, { from: null, to: '3.50', row: expect.stringMatching(/^[0-9a-f]{32}\/2$/) }] }])
  const preview = await admin.post<DataPreview>('/data/recipe/preview', { sheetId, steps, limit: 10 })
  expect(preview.body.result.rows.map(row => row[2])).toEqual(['8.00', '7.00', '3.50'])
  const asked = (await admin.post<{ runId: string }>('/data/recipe/run', { id: recipeId, name: '已修正' })).body
  await vi.waitFor(
    async () => expect((await admin.get<JobRun>('/sys/jobRun/queryById', { id: asked.result.runId })).body.result.state).toBe('done'),
    { timeout: 30_000, interval: 100 },
  )
  const [sheet] = (await admin.get<{ records: { id: string }[] }>('/data/sheet/list', { name: '已修正' })).body.result.records
  expect((await rows(sheet?.id ?? '')).rows.map(row => row[2])).toEqual(['8.00', '7.00', '3.50'])
  expect((await rows(id)).rows[0]?.[2]).toBe('5.00')
})

it('rows are named in every order, and not where steps make other rows', async () => {
  const id = await sheetOf()
  const [first, second, third] = (await rows(id)).places ?? []
  expect((await rows(id, [{ do: 'sort', keys: [{ column: '金额', descending: true }] }])).places).toEqual([second, first, third])
  expect((await rows(id, [{ do: 'group', by: ['编号'], measures: [] }])).places).toBeNull()
  expect((await admin.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 1 })).body.result.places).toBeNull()
})

it('what does not tell the row, fit the column or stand open is refused, and nothing is kept', async () => {
  const id = await sheetOf()
  const [first, second] = (await rows(id)).places ?? []
  await admin.put('/data/sheet/mask', { id, column: '证号', kind: 'part' })
  const message = async (body: object) => (await correct({ id, row: first, ...body })).message
  expect(await message({ row: second, keys: ['编号'] })).toBe('有 2 行的“编号”相同，请增加对应列')
  expect(await message({ row: (await rows(id)).places?.[2], column: '编号', keys: ['金额'] })).toBe('这一行的“金额”为空，不能作为对应列')
  expect(await message({ value: '很多', keys: ['编号'] })).toContain('“金额”是小数，不能修正为“很多”')
  expect(await message({ value: '5.00' })).toBe('新值与原值相同')
  expect(await message({ column: '证号' })).toBe('“证号”设有脱敏，不能修正，也不能作为对应列')
  expect(await message({ keys: ['证号'] })).toBe('“证号”设有脱敏，不能修正，也不能作为对应列')
  expect(await message({ row: `${'0'.repeat(32)}/0` })).toBe('没有这一行，请重新打开数据表')
  expect(await message({ column: '金 额' })).toContain('金 额')
  const other = (await correct({ id: await sheetOf(), row: '' })).success
  expect(other).toBe(false)
  const elsewhere = await sheetOf()
  const { recipeId } = (await correct({ id: elsewhere, row: await place(elsewhere, 0) })).result
  expect(await message({ recipeId })).toBe('该配方的来源不是这张数据表')
  expect((await admin.get<{ total: number }>('/data/recipe/list', { sheetId: id })).body.result.total).toBe(0)
})

it('corrections are those of users who may change the recipe and read the sheet', async () => {
  const id = await sheetOf()
  const row = await place(id, 0)
  const { recipeId } = (await correct({ id, row })).result
  const rights = ['dataSheet:list', 'dataSheet:all', 'dataRecipe:list', 'dataRecipe:edit']
  const { caller } = await makePerson(server, admin, rights)
  expect((await correct({ id, row, recipeId }, caller)).success).toBe(false)
  expect((await correct({ id, row }, caller)).success).toBe(false)
  const blind = await makePerson(server, admin, ['dataSheet:list', 'dataRecipe:edit', 'dataRecipe:add'])
  expect((await correct({ id, row }, blind.caller)).message).toBe('数据表不存在，或没有查看权限')
})
