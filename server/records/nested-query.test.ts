import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

let server: TestServer
let admin: Caller

const ORDERS = [
  { no: 'AA1001', customer: '甲公司', orderDate: '2024-01-05', lines: [['M101', '螺丝', 5]] },
  {
    no: 'AA1002',
    customer: '乙公司',
    orderDate: '2024-02-05',
    lines: [
      ['M102', '垫片', 50],
      ['M103', '轴承', 1],
    ],
  },
  { no: 'BB1003', customer: '甲公司', orderDate: '2024-03-05', lines: [['M104', '轴承', 500]] },
  { no: 'BB1004', customer: '丙公司', orderDate: '2024-04-05', lines: [['M105', '螺丝', 7]] },
] as const

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  for (const { lines, ...order } of ORDERS) {
    const rows = lines.map(([code, name, quantity]) => ({ code, name, quantity, price: 1 }))
    const { body } = await admin.post('/example/order/add', { ...order, lines: rows })
    expect(body).toMatchObject({ success: true })
  }
})
afterAll(() => server?.close())

const rule = (field: string, rule: string, val: string) => ({ field, rule, val })
const group = (matchType: 'and' | 'or', ...records: unknown[]) => ({ matchType, records })

async function found(tree: unknown, more: Record<string, string> = {}) {
  const query = { superQueryTree: encodeURI(JSON.stringify(tree)), column: 'no', order: 'asc', ...more }
  const { body } = await admin.get<{ records: { no: string }[]; total: number }>('/example/order/list', query)
  return body.success ? body.result.records.map(({ no }) => no) : body.message
}

describe('a tree of conditions', () => {
  it.each<[string, unknown, Record<string, string>, string[]]>([
    [
      'or in and',
      group('and', rule('customer', 'eq', '甲公司'), group('or', rule('no', 'right_like', 'BB'), rule('orderDate', 'lt', '2024-01-01'))),
      {},
      ['BB1003'],
    ],
    [
      'and in or',
      group('or', group('and', rule('customer', 'eq', '甲公司'), rule('no', 'right_like', 'AA')), rule('no', 'eq', 'BB1004')),
      {},
      ['AA1001', 'BB1004'],
    ],
    ['lines', group('and', rule('lines,name', 'eq', '轴承')), {}, ['AA1002', 'BB1003']],
    [
      'lines in groups',
      group('and', rule('lines,name', 'eq', '轴承'), group('or', rule('lines,quantity', 'gt', '100'), rule('customer', 'eq', '丙公司'))),
      {},
      ['BB1003'],
    ],
    ['a filter beside', group('or', rule('lines,name', 'eq', '螺丝'), rule('lines,name', 'eq', '垫片')), { customer: '*甲*' }, ['AA1001']],
    ['what would be SQL', group('and', rule('no', 'eq', "x') or ('1'='1")), {}, []],
  ])('finds the rows of %s', async (_name, tree, more, want) => {
    expect(await found(tree, more)).toEqual(want)
  })

  it('finds lines by the family’s own parameter too', async () => {
    const superQueryParams = encodeURI(JSON.stringify([rule('lines,code', 'in', 'M101,M105')]))
    const { body } = await admin.get<{ total: number }>('/example/order/list', { superQueryParams })
    expect(body.result.total).toBe(2)
  })

  it.each([
    [group('and', rule('_parent', 'eq', 'x')), '请注意，查询的列字段不存在：_parent'],
    [group('and', rule('lines,_parent', 'eq', 'x')), '请注意，查询的列字段不存在：lines,_parent'],
    [group('and', rule("no') or ('1'='1", 'eq', 'x')), "请注意，查询的列字段不存在：no') or ('1'='1"],
    [{ matchType: 'and' }, '高级查询的条件格式不正确'],
  ])('refuses %o', async (tree, message) => {
    expect(await found(tree)).toBe(message)
  })
})
