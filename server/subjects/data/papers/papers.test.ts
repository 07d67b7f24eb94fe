import { expect, it } from 'vitest'
import { brought, imported, looked } from '../../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { resultOf } from '../../../../tests/helpers/procedures'
import type { Caller } from '../../../../tests/helpers/server'
import type { DataPaper } from '../../../generated/operations'

openServer()

const PAYMENTS = '编号,收款人,金额,数量\n1,甲公司,90000000000000.10,3\n2,乙公司,20000.20,4\n3,丙公司,,5\n'
const TYPES = { 编号: 'whole', 金额: 'decimal', 数量: 'whole' }
const ROUND = { amount: ['金额'] }

const payments = async (given: object = {}) => (await imported(admin, PAYMENTS, given, TYPES)).sheetId ?? ''
const paperOf = async (id: string, caller: Caller = admin, no?: number) =>
  (await caller.get<DataPaper>('/data/sheet/paper', { id, ...(no && { no }) })).body
const share = async (tableName: string, tableDataId: string, users: string) =>
  expect((await admin.post('/sys/recordShare/add', { tableName, tableDataId, users })).body.success).toBe(true)

it('a paper tells the model, its columns and values, and what was read and made, with sums to the last digit', async () => {
  const sheetId = await payments()
  const id = await resultOf('relative-size', { group: ['收款人'], amount: ['金额'] }, { sheetId, params: { 倍数: '2' } })
  const { result } = await paperOf(id)
  expect(result).toMatchObject({ id, no: 1, current: true, by: '管理员', rows: 0, apart: 0 })
  expect(result.recipe).toMatchObject({
    name: '相对规模',
    no: 1,
    model: {
      name: 'relative-size',
      columns: [
        { name: 'group', columns: ['收款人'] },
        { name: 'amount', columns: ['金额'] },
      ],
    },
    values: [{ name: '倍数', value: '2' }],
  })
  expect(result.recipe?.steps[0]).toEqual({ do: 'filter', when: "!empty(row['收款人']) && row['金额'] > 0" })
  expect(result.sheets).toMatchObject([{ id: sheetId, no: 1, rows: 3, sums: [{ name: '金额', sum: '90000000020000.30' }] }])
  expect(result.sums).toEqual([{ name: '金额', sum: null }])
})

it('a paper stays with the versions of its run, whatever comes to both sheets since', async () => {
  const sheetId = await payments()
  const id = await resultOf('strata', ROUND, { sheetId })
  await brought(admin, await looked(admin, '编号,收款人,金额,数量\n4,丁公司,1.00,1\n'), { sheetId, mode: 'append' }, TYPES)
  const { result } = await paperOf(id)
  expect(result.sheets).toMatchObject([{ no: 1, rows: 3, sums: [{ sum: '90000000020000.30' }] }])
  // Figures of the model are no part of the population.
  expect(result.sums).toEqual([])

  const head = (await admin.get<{ columns: { name: string; type: string }[] }>('/data/sheet/open', { id })).body.result.columns
  const line = head.map(({ type }) => (type === 'text' ? '其他' : '1')).join(',')
  const types = Object.fromEntries(head.map(({ name, type }) => [name, type]))
  await brought(admin, await looked(admin, `${head.map(({ name }) => name).join(',')}\n${line}\n`), { sheetId: id, mode: 'append' }, types)
  expect((await paperOf(id)).result).toMatchObject({ no: 1, current: false, rows: result.rows, sums: result.sums })
  expect((await paperOf(id, admin, 2)).result).toMatchObject({ no: 1, current: false })
})

it('numbers that were chosen are summed beside amounts, others are not', async () => {
  const sheetId = await payments()
  const id = await resultOf('round-amounts', { amount: ['数量'] }, { sheetId, params: { 最低金额: '1', 整数单位: '1' } })
  const sums = [
    { name: '金额', sum: '90000000020000.30' },
    { name: '数量', sum: '12' },
  ]
  expect((await paperOf(id)).result).toMatchObject({ rows: 3, sheets: [{ sums }], sums })
})

it('what is masked is not summed, and what may not be read is not named', async () => {
  const [sheetId, other] = [await payments(), await payments()]
  const rights = ['dataSheet:list', 'dataRecipe:list']
  const [reader, stranger] = [await makePerson(server, admin, rights), await makePerson(server, admin, rights)]
  const id = await resultOf('strata', ROUND, { sheetId })
  const { recipe } = (await paperOf(id)).result
  for (const each of [sheetId, id]) await share('data_sheet', each, reader.id)
  expect((await paperOf(id, reader.caller)).result).toMatchObject({ recipe: null, sheets: [{ id: sheetId, sums: [{ name: '金额' }] }] })
  await share('data_recipe', recipe?.id ?? '', reader.id)
  expect((await paperOf(id, reader.caller)).result.recipe).toEqual(recipe)

  await admin.put('/data/sheet/mask', { id: sheetId, column: '金额', kind: 'part' })
  expect((await paperOf(id, reader.caller)).result.sheets).toMatchObject([{ rows: 3, sums: [] }])
  expect((await paperOf(id)).result.sheets).toMatchObject([{ sums: [{ sum: '90000000020000.30' }] }])

  await share('data_sheet', id, stranger.id)
  expect((await paperOf(id, stranger.caller)).result).toMatchObject({
    recipe: null,
    sheets: [{ id: null, name: '已删除或无权查看的数据表', no: null, rows: null, sums: [] }],
  })
  expect((await paperOf(other, stranger.caller)).message).toBe('数据表不存在，或没有查看权限')
})

it('a sheet of a file has no paper; steps that were changed by hand come from no model', async () => {
  const sheetId = await payments()
  expect((await paperOf(sheetId)).message).toBe('该数据表不是由配方生成的，没有工作底稿')
  expect((await admin.get<{ paper: boolean }>('/data/sheet/open', { id: sheetId })).body.result.paper).toBe(false)
  const id = await resultOf('strata', ROUND, { sheetId })
  expect((await admin.get<{ paper: boolean }>('/data/sheet/open', { id })).body.result.paper).toBe(true)
  expect((await paperOf(id, admin, 9)).message).toBe('该版本不存在')

  const recipe = (await paperOf(id)).result.recipe
  const changed = { id: recipe?.id, no: 1, steps: [{ do: 'limit', rows: 1 }] }
  expect((await admin.put('/data/recipe/steps', changed)).body.success).toBe(true)
  expect((await paperOf(id)).result.recipe).toEqual(recipe)
  const kept = await server.sql('select no, model is null as bare from weft.data_recipe_version where recipe_id = $1 order by no', [
    recipe?.id,
  ])
  expect(kept).toEqual([
    { no: 1, bare: false },
    { no: 2, bare: true },
  ])
})
