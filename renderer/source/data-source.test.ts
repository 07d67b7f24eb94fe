import { expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { dataSource, memorySource } from './data-source'

const data = [
  { id: '1', name: '甲', age: 9 },
  { id: '2', name: '乙', age: 10 },
  { name: '丙', age: 1 },
]
const make = () => dataSource.create({ kind: 'data', operations: {}, key: 'id', data }, testHost())
const query = { page: 1, pageSize: 2, filters: {} }

it('filters, sorts and pages the rows of the screen', async () => {
  expect(await make().list({ ...query, sort: { field: 'age', order: 'asc' } })).toMatchObject({
    rows: [{ name: '丙' }, { name: '甲' }],
    total: 3,
  })
  expect(await make().list({ ...query, page: 2 })).toMatchObject({ rows: [{ name: '丙', id: 'row-3' }], total: 3 })
  expect(await make().list({ ...query, filters: { name: '*乙*' } })).toMatchObject({ total: 1 })
})

it('leaves the rows of the screen as they were written', async () => {
  await make().list({ ...query, sort: { field: 'age', order: 'asc' } })
  expect(data.map(row => row.name)).toEqual(['甲', '乙', '丙'])
})

it('keeps what was added, changed and removed', async () => {
  const source = make()
  await source.create({ name: '丁' })
  await source.update({ id: '1', name: '己' })
  await source.remove(['2'])
  const { rows } = await source.list({ ...query, pageSize: 9 })
  expect(rows.map(row => [row.id, row.name])).toEqual([
    ['1', '己'],
    ['row-3', '丙'],
    ['new-1', '丁'],
  ])
  await expect(source.get('2')).rejects.toThrow('未找到对应实体')
})

it('offers neither import nor export', () => {
  expect([make().can('add'), make().can('import'), make().can('export')]).toEqual([true, false, false])
})

it('reads the table of the page that a screen names, and leaves it as it was', async () => {
  const { source, create } = memorySource('memory', { people: data, none: [] })
  const of = (code: string) => create({ kind: source, operations: {}, key: 'id', code }, testHost())
  const people = of('people')
  await people.remove(['1'])
  expect((await people.list(query)).rows.map(row => row.name)).toEqual(['乙', '丙'])
  expect((await of('people').list(query)).total).toBe(3)
  expect((await of('none').list(query)).total).toBe(0)
  expect(() => of('poeple')).toThrow('The source "memory" has no table "poeple".')
})
