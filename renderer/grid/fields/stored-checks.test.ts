import { expect, it } from 'vitest'
import { fakeClient } from '../../../tests/helpers/client'
import { RequestError } from '../../model/client'
import { RowStore } from '../engine/row-store'
import { storedChecks } from './stored-checks'

it('asks for each row whether another record holds the value, and of a free one not twice', async () => {
  const taken = (value: unknown) => (value === 'B' ? new RequestError('该值不可用，系统中已存在！', 500, false) : null)
  const client = fakeClient({ 'GET /sys/duplicate/check': ({ query }: { query: { fieldVal: string } }) => taken(query.fieldVal) })
  const store = new RowStore({ rows: [{ id: 'a' }, {}] })
  const stored = storedChecks(client, store)
  const target = { table: 'goods', column: 'code' }
  const ask = (index: number, value: string) => stored(store.at(index) ?? {}, 'code', new AbortController().signal).stored(value, target)
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

/** A server in which B and D are taken, with calls that answer when told; `batch` false: it does not know the call for many values. */
function taking(batch: boolean) {
  let open = 0
  let most = 0
  const taken = (value: unknown) => value === 'B' || value === 'D'
  const client = fakeClient({
    'GET /sys/duplicate/check': async ({ query }: { query: { fieldVal: string } }) => {
      most = Math.max(most, ++open)
      await Promise.resolve()
      open--
      return taken(query.fieldVal) ? new RequestError('该值不可用，系统中已存在！', 500, false) : null
    },
    ...(batch && {
      'POST /sys/duplicate/checkBatch': ({ body }: { body: { questions: { fieldVal: string }[] } }) =>
        body.questions.map(({ fieldVal }) => taken(fieldVal)),
    }),
  })
  const store = new RowStore({ rows: [{ id: 'a' }, {}] })
  const checks = storedChecks(client, store)
  const row = (at: number) => store.at(at === 0 ? 0 : 1) ?? {}
  const target = { table: 'goods', column: 'code' }
  const ask = (values: readonly string[]) =>
    Promise.all(values.map((value, at) => checks(row(at), 'code', new AbortController().signal).stored(value, target)))
  return { client, ask, most: () => most, paths: () => client.calls.map(({ method }) => method) }
}

const TAKEN = '该值不可用，系统中已存在！'

it('asks about many values by one call, each by its row, and of the free ones not twice', async () => {
  const { client, ask, paths } = taking(true)
  expect(await ask(['A', 'B', 'C', 'D'])).toEqual([undefined, TAKEN, undefined, TAKEN])
  expect(client.calls.map(({ body, silent }) => [body, silent])).toEqual([
    [
      {
        questions: [
          { tableName: 'goods', fieldName: 'code', fieldVal: 'A', dataId: 'a' },
          ...['B', 'C', 'D'].map(fieldVal => ({ tableName: 'goods', fieldName: 'code', fieldVal })),
        ],
        reasons: true,
      },
      true,
    ],
  ])
  expect(await ask(['A', 'B', 'C'])).toEqual([undefined, TAKEN, undefined])
  expect(paths()).toEqual(['POST', 'GET'])
  await ask(Array.from({ length: 1001 }, (_, at) => `n${at}`))
  expect(paths()).toEqual(['POST', 'GET', 'POST', 'POST', 'POST'])
})

it('tells of each value why it is taken', async () => {
  const client = fakeClient({ 'POST /sys/duplicate/checkBatch': [false, '该值属于回收站中的记录', true] })
  const store = new RowStore({ rows: [{ id: 'a' }] })
  const { stored } = storedChecks(client, store)(store.at(0) ?? {}, 'code', new AbortController().signal)
  const target = { table: 'goods', column: 'code' }
  expect(await Promise.all(['A', 'B', 'C'].map(value => stored(value, target)))).toEqual([undefined, '该值属于回收站中的记录', TAKEN])
})

it('asks a server that does not know that call about one value after the other, six at once, and tries it no more', async () => {
  const { ask, paths, most } = taking(false)
  const values = Array.from({ length: 20 }, (_, at) => (at === 7 ? 'B' : `v${at}`))
  expect((await ask(values)).flatMap((message, at) => (message === undefined ? [] : [at]))).toEqual([7])
  expect([paths(), most()]).toEqual([['POST', ...values.map(() => 'GET')], 6])
  await ask(['x', 'y'])
  expect(paths().slice(21)).toEqual(['GET', 'GET'])
})

it('refuses each value when nobody could be asked, and asks nothing that nobody waits for', async () => {
  const client = fakeClient({ 'POST /sys/duplicate/checkBatch': new RequestError('网络超时', 504, true) })
  const store = new RowStore({ rows: [{ id: 'a' }] })
  const ask = (signal: AbortSignal, value: string) =>
    storedChecks(client, store)(store.at(0) ?? {}, 'code', signal).stored(value, { table: 'goods', column: 'code' })
  const gone = new AbortController()
  const { signal } = new AbortController()
  const checks = storedChecks(client, store)
  const both = ['A', 'B'].map(value => checks(store.at(0) ?? {}, 'code', signal).stored(value, { table: 'goods', column: 'code' }))
  const left = checks(store.at(0) ?? {}, 'code', gone.signal).stored('C', { table: 'goods', column: 'code' })
  gone.abort()
  expect(await Promise.all([...both, left])).toEqual(['网络超时', '网络超时', undefined])
  expect(client.calls[0]?.body).toMatchObject({ questions: [{ fieldVal: 'A' }, { fieldVal: 'B' }] })
  expect(await ask(gone.signal, 'D')).toBeUndefined()
  expect(client.calls).toHaveLength(1)
})

it('asks by the rule that the server keeps under a code, and of a value that it accepts not twice', async () => {
  const call = 'GET /sys/checkRule/checkByCode'
  const client = fakeClient({
    [call]: ({ query }: { query: { value: string } }) => (query.value === 'a' ? new RequestError('须为大写', 500, false) : null),
  })
  const store = new RowStore({ rows: [{ id: 'a' }] })
  const { byCode } = storedChecks(client, store)(store.at(0) ?? {}, 'code', new AbortController().signal)
  expect([await byCode('a', 'x'), await byCode('A', 'x'), await byCode('A', 'x'), await byCode('A', 'y')]).toEqual([
    '须为大写',
    undefined,
    undefined,
    undefined,
  ])
  expect(client.calls.map(({ query }) => `${query?.ruleCode} ${query?.value}`)).toEqual(['x a', 'x A', 'y A'])
})

it('asks by the call of a rule whether a value is taken, but not for what the server has in the cell already', async () => {
  const client = fakeClient({
    'GET /goods/isExistName': ({ query }: { query: { name: string } }) => {
      if (query.name === '断') return new RequestError('网络异常，请稍后再试', 0, true)
      return query.name === '新' ? new RequestError('可用', 500, false) : null
    },
  })
  const store = new RowStore({ rows: [{ id: 'a', name: '旧' }, {}] })
  store.edit([{ index: 0, values: { name: '改' } }])
  const call = { path: '/goods/isExistName', param: 'name' }
  const ask = (index: number, value: string) =>
    storedChecks(client, store)(store.at(index) ?? {}, 'name', new AbortController().signal).exists(value, call)
  expect([await ask(0, '旧'), await ask(1, '旧'), await ask(0, '新'), await ask(0, '断')]).toEqual([
    undefined,
    '',
    undefined,
    '网络异常，请稍后再试',
  ])
  expect(client.calls.map(({ query }) => query?.name)).toEqual(['旧', '新', '断'])
})
