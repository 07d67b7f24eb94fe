import { expect, it } from 'vitest'
import { fakeClient } from '../../../tests/helpers/client'
import { RequestError } from '../../model/client'
import { RowStore } from '../core/row-store'
import { storedChecks } from './stored-checks'

it('asks for each row whether another record holds the value, and of a free one not twice', async () => {
  const taken = (value: unknown) => (value === 'B' ? new RequestError('该值不可用，系统中已存在！', 500, false) : null)
  const client = fakeClient({ 'GET /sys/duplicate/check': ({ query }: { query: { fieldVal: string } }) => taken(query.fieldVal) })
  const store = new RowStore({ rows: [{ id: 'a' }, {}] })
  const stored = storedChecks(client, store)
  const target = { table: 'goods', column: 'code' }
  const ask = (index: number, value: string) => stored(store.at(index) ?? {}, new AbortController().signal).stored(value, target)
  expect([await ask(0, 'A'), await ask(0, 'A'), await ask(0, 'B'), await ask(0, 'B'), await ask(1, 'A')]).toEqual([
    undefined,
    undefined,
    '该值不可用，系统中已存在！',
    '该值不可用，系统中已存在！',
    undefined,
  ])
  expect(client.calls.map(({ query }) => [query?.fieldVal, query?.dataId])).toEqual([
    ['A', 'a'],
    ['B', 'a'],
    ['B', 'a'],
    ['A', undefined],
  ])
})

it('asks by the rule that the server keeps under a code, and of a value that it accepts not twice', async () => {
  const call = 'GET /sys/checkRule/checkByCode'
  const client = fakeClient({
    [call]: ({ query }: { query: { value: string } }) => (query.value === 'a' ? new RequestError('须为大写', 500, false) : null),
  })
  const store = new RowStore({ rows: [{ id: 'a' }] })
  const { byCode } = storedChecks(client, store)(store.at(0) ?? {}, new AbortController().signal)
  expect([await byCode('a', 'x'), await byCode('A', 'x'), await byCode('A', 'x'), await byCode('A', 'y')]).toEqual([
    '须为大写',
    undefined,
    undefined,
    undefined,
  ])
  expect(client.calls.map(({ query }) => `${query?.ruleCode} ${query?.value}`)).toEqual(['x a', 'x A', 'y A'])
})
