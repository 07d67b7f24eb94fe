import { expect, it } from 'vitest'
import { validatorCompiler } from './compilers'

const schema = {
  type: 'object',
  properties: {
    pageNo: { type: 'integer', title: '页码' },
    fee: { type: ['number', 'null'], title: '费用' },
    code: { type: ['string', 'integer'], title: '编码' },
  },
}
const read = (given: object) => validatorCompiler({ schema, httpPart: 'querystring', method: 'GET', url: '/' })({ ...given })

it.each([
  [{ pageNo: '31' }, { pageNo: 31 }],
  [{ pageNo: '+7' }, { pageNo: 7 }],
  [{ pageNo: '1e3' }, { pageNo: 1000 }],
  [{ fee: '-.5' }, { fee: -0.5 }],
  [{ fee: '12.' }, { fee: 12 }],
  [{ fee: ' 1 ' }, { fee: 1 }],
  [{ fee: '' }, { fee: null }],
  [{ code: '0x1F' }, { code: '0x1F' }],
])('the query %j is read as %j', (given, value) => {
  expect(read(given)).toEqual({ value })
})

it.each([
  [{ pageNo: '0x1F' }, '页码'],
  [{ pageNo: '0b11' }, '页码'],
  [{ pageNo: '0o17' }, '页码'],
  [{ pageNo: '1e400' }, '页码'],
  [{ pageNo: '1_000' }, '页码'],
  [{ pageNo: '1.5' }, '页码'],
  [{ pageNo: ' ' }, '页码'],
  [{ fee: 'Infinity' }, '费用'],
  [{ fee: '-1e400' }, '费用'],
])('the query %j is refused as no number', (given, title) => {
  expect(read(given)).toMatchObject({ error: { status: 400, message: `参数错误：${title}的类型不正确` } })
})
