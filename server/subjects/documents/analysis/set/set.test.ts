import { describe, expect, it } from 'vitest'
import { analyseSet, visibleSet } from './analyse-set'
import type { DocumentFacts, FactEntity } from './facts'

const entity = (kind: FactEntity['kind'], value: string, item: string | null = null): FactEntity => ({
  kind,
  value,
  text: value,
  item,
  around: `${item ?? ''}${value}`,
  page: 1,
  start: 0,
  end: value.length,
})
const document = (name: string, entities: readonly FactEntity[], words = '', print: string | null = null): DocumentFacts => ({
  document: `document:${name}`,
  entities,
  keywords: words.split(' ').flatMap(word => (word === '' ? [] : [{ word, weight: 1 }])),
  print,
})
const price = (value: string) => entity('amount', value, '合同总价')
const FIRM = entity('firm', '华东建设有限公司')
const said = (documents: readonly DocumentFacts[]) =>
  analyseSet(documents).contradictions.map(({ item, statements }) => [
    item,
    ...statements.map(({ document: of, value }) => `${of} ${value}`),
  ])

describe('contradictions', () => {
  it('are amounts and days of one item that differ between documents about one firm', () => {
    expect(
      said([document('a', [FIRM, price('1.00')]), document('b', [FIRM, price('2.00')]), document('c', [FIRM, price('1.00')])]),
    ).toEqual([['合同总价', 'document:a 1.00', 'document:b 2.00', 'document:c 1.00']])
  })
  it.each<[string, readonly DocumentFacts[]]>([
    ['equal values', [document('a', [FIRM, price('1.00')]), document('b', [FIRM, price('1.00')])]],
    ['another firm', [document('a', [FIRM, price('1.00')]), document('b', [entity('firm', '示例医院'), price('2.00')])]],
    [
      'another contract of the same firm',
      [document('a', [FIRM, entity('contract', 'HT-1'), price('1.00')]), document('b', [FIRM, entity('contract', 'HT-2'), price('2.00')])],
    ],
    ['another item', [document('a', [FIRM, price('1.00')]), document('b', [FIRM, entity('amount', '2.00', '预付款')])]],
    ['a list of amounts', [document('a', [FIRM, ...['1', '2', '3', '4'].map(price)]), document('b', [FIRM, price('9.00')])]],
    ['one value in common', [document('a', [FIRM, price('1.00'), price('2.00')]), document('b', [FIRM, price('2.00')])]],
    [
      'what another contract costs',
      [document('a', [FIRM, entity('amount', '1.00', '泵站合同金额')]), document('b', [FIRM, entity('amount', '2.00', '管网合同金额')])],
    ],
    ['years', [document('a', [FIRM, entity('date', '2023', '签订')]), document('b', [FIRM, entity('date', '2024', '签订')])]],
    ['one document', [document('a', [FIRM, price('1.00'), price('2.00')])]],
  ])('are none: %s', (_, documents) => expect(said(documents)).toEqual([]))
  it('also where minutes name what the contract is for, and its price by another word', () => {
    const minutes = document('b', [FIRM, entity('amount', '2.00', '泵站安装工程合同金额')])
    expect(said([document('a', [FIRM, price('1.00')]), minutes])).toEqual([['合同总价', 'document:a 1.00', 'document:b 2.00']])
  })
  const period = (value: string, item = '工期') => entity('period', value, item)
  it.each<[string, string, string]>([
    ['days and more months', '90天', '6个月'],
    ['days', '90天', '120天'],
    ['working days and days', '60个工作日', '60天'],
    ['days and dates', '60天', '2024-03-01至2024-05-29'],
    ['dates', '2024-03-01至2024-05-29', '2024-03-01至2024-08-31'],
  ])('are periods of one item that cannot be one: %s', (_, a, b) => {
    expect(said([document('a', [FIRM, period(a)]), document('b', [FIRM, period(b)])])).toEqual([
      ['工期', `document:a ${a}`, `document:b ${b}`],
    ])
  })
  it.each<[string, string, string]>([
    ['days and months', '90天', '3个月'],
    ['a year', '365天', '12个月'],
    ['days and dates', '90天', '2024-03-01至2024-05-29'],
    ['months and dates', '3个月', '2024-03-01至2024-05-31'],
    ['working days and days', '60个工作日', '84天'],
  ])('are no periods that may be one: %s', (_, a, b) => {
    expect(said([document('a', [FIRM, period(a)]), document('b', [FIRM, period(b)])])).toEqual([])
  })
  it('are no periods of other items', () => {
    expect(said([document('a', [FIRM, period('90天')]), document('b', [FIRM, period('24个月', '质保期')])])).toEqual([])
  })
  it('also with a document that names no firm', () => {
    expect(said([document('a', [FIRM, price('1.00')]), document('b', [price('2.00')])])).toHaveLength(1)
  })
})

it('groups documents by what they are about', () => {
  const { topics } = analyseSet([
    document('a', [], '水泵 设备 采购'),
    document('b', [], '虚开 发票 团伙'),
    document('c', [], '设备 采购 验收'),
    document('d', [], ''),
  ])
  expect(topics).toEqual([['document:a', 'document:c'], ['document:b']])
})

it('finds texts that are nearly the same, days in their order, and entities by how many documents have them', () => {
  const [zeros, near, far] = ['0'.repeat(64), '1'.repeat(2) + '0'.repeat(62), '1'.repeat(64)]
  const set = analyseSet([
    document('a', [FIRM, entity('date', '2024-05-06', '签订'), entity('date', '2024')], '', zeros),
    document('b', [FIRM, FIRM, entity('date', '2023-01'), entity('person', '周立群')], '', near),
    document('c', [], '', far),
  ])
  expect(set.duplicates).toEqual([{ left: 'document:a', right: 'document:b', likeness: 1 - 2 / 64 }])
  expect(set.timeline.map(({ date }) => date)).toEqual(['2023-01', '2024-05-06'])
  expect(set.entities[0]).toMatchObject({ value: '华东建设有限公司', places: [{ count: 1 }, { count: 2 }] })
})

it('leaves no trace of documents that a reader may not see', () => {
  const set = analyseSet([
    document('a', [FIRM, price('1.00'), entity('date', '2024-05-06')], '水泵 设备', '0'.repeat(64)),
    document('b', [FIRM, price('2.00'), entity('date', '2024-05-07')], '水泵 机密', '0'.repeat(64)),
    document('c', [FIRM, price('1.00')], '水泵 设备', '0'.repeat(64)),
  ])
  const seen = visibleSet(set, new Set(['document:a', 'document:c']))
  expect(JSON.stringify(seen)).not.toMatch(/document:b|机密|2024-05-07|2\.00/)
  expect(seen.contradictions).toEqual([])
  expect(seen.duplicates).toHaveLength(1)
  expect(visibleSet(set, new Set(['document:a', 'document:b'])).contradictions).toHaveLength(1)
  expect(Object.values(visibleSet(set, new Set())).every(part => part.length === 0)).toBe(true)
})

it('five hundred documents take a moment', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    document(
      String(at),
      [FIRM, price(String(at % 50)), ...Array.from({ length: 200 }, (__, no) => entity('person', `人${no}`))],
      `词${at % 20} 设备`,
      '0'.repeat(64),
    ),
  )
  const begun = performance.now()
  expect(analyseSet(many).documents).toHaveLength(500)
  expect(performance.now() - begun).toBeLessThan(20_000)
})
