import { beforeAll, expect, it } from 'vitest'
import { planSheets } from '../../../../../tests/helpers/plan-sheets'
import type { PlanOptions, QualityRule, Step } from '../..'

const sheets = planSheets()
const ID = '11010519491231002X'

beforeAll(async () => {
  await sheets.keep(
    'pay',
    [
      { name: '编号', type: 'text' },
      { name: '证号', type: 'text', hidden: 'part' },
      { name: '单价', type: 'decimal', digits: 2 },
      { name: '数量', type: 'whole' },
      { name: '合计', type: 'decimal', digits: 2 },
      { name: '发生日', type: 'date' },
      { name: '入账日', type: 'date' },
      { name: '类别', type: 'text' },
    ],
    [
      ['001', ID, '1.10', '3', '3.30', '2026-11-01', '2026-11-05', '工程'],
      ['002', '110105194912310021', '1.00', '2', '2.01', '2026-10-01', '2026-11-20', '货物'],
      ['002', null, null, '5', null, null, null, '其他'],
      ['', ID, '9.99', '-1', '-9.99', '2020-01-01', '2020-01-01', null],
    ],
  )
  await sheets.keep('list', [{ name: '号', type: 'text' }], [['001'], ['003']])
})

const dictionary: PlanOptions['dictionary'] = code =>
  code === 'kinds'
    ? [
        { value: '1', text: '工程' },
        { value: '货物', text: '采购' },
      ]
    : undefined
const rule = (given: object, act = 'pass') => ({ name: '规则', act, ...given }) as QualityRule
const step = (...rules: readonly QualityRule[]): Step => ({ do: 'quality', rules, mark: '问题' })

it.each([
  [{ is: 'complete', columns: ['编号', '类别'] }, [4]],
  [{ is: 'complete', columns: ['单价'] }, [3]],
  [{ is: 'unique', columns: ['编号'] }, [2, 3]],
  [{ is: 'unique', columns: ['编号', '类别'] }, []],
  [{ is: 'valid', column: '证号', kind: 'idCard' }, [2]],
  [{ is: 'range', column: '单价', least: '1.05' }, [2]],
  [{ is: 'range', column: '单价', least: '1.00', most: '9.99' }, []],
  [{ is: 'range', column: '数量', least: '0', most: '3' }, [3, 4]],
  [{ is: 'range', column: '发生日', least: '2026-01-01' }, [4]],
  [{ is: 'listed', column: '类别', values: ['工程', '货物'] }, [3]],
  [{ is: 'listed', column: '类别', dictionary: 'kinds' }, [3]],
  [{ is: 'holds', when: '合计 == 单价 * 数量' }, [2, 3]],
  [{ is: 'found', with: { sheet: 'list', steps: [] }, on: [{ left: '编号', right: '号' }] }, [2, 3]],
  [{ is: 'timely', column: '入账日', days: 30, since: '发生日' }, [2]],
  [{ is: 'timely', column: '发生日', days: 26 }, [2, 4]],
  [{ is: 'timely', column: '发生日', days: 25 }, [1, 2, 4]],
])('%j is broken by rows %j, in the count and in the rows alike', async (given, broken) => {
  const numbered: Step = { do: 'window', name: '行', figure: 'number' }
  const { checks, reads } = sheets.plan('pay', [step(rule(given))], { dictionary })
  const [counts = []] = await sheets.ask(checks[0]?.counts ?? '', reads)
  expect(counts.map(Number)).toEqual([4, broken.length])
  const rows = await sheets.rows('pay', [numbered, { do: 'broken', rules: [rule(given)] }], { dictionary })
  expect(rows.map(row => Number(row[8]))).toEqual(broken)
})

it('rows that break a rule pass, are marked, or are set apart with its name', async () => {
  const rules = [
    rule({ is: 'complete', columns: ['类别'], name: '类别已填' }, 'apart'),
    rule({ is: 'unique', columns: ['编号'], name: '编号唯一' }, 'mark'),
    rule({ is: 'range', column: '数量', most: '3', name: '数量不大' }, 'mark'),
    rule({ is: 'complete', columns: ['单价'], name: '单价已填' }, 'pass'),
  ]
  const rows = await sheets.rows('pay', [step(...rules)])
  expect(rows.map(row => row[8])).toEqual([null, '编号唯一', '编号唯一；数量不大'])
  const { checks, reads, columns } = sheets.plan('pay', [step(...rules)])
  expect(columns.at(-1)).toMatchObject({ name: '问题', type: 'text' })
  const apart = await sheets.ask(`select record, "column", reason, array_to_string("fields", '|') from (${checks[0]?.apart})`, reads)
  // What is hidden from some readers of the sheet stays so among the rows that were set apart.
  expect(apart).toEqual([['4', '类别', '类别已填', '|110***********002X|9.99|-1|-9.99|2020-01-01|2020-01-01']])
  const shown = await sheets.ask(`select c1, c9 from ${checks[0]?.broken.from}`, reads)
  expect(shown).toEqual([
    ['002', '编号唯一'],
    ['002', '编号唯一；数量不大；单价已填'],
    ['', '类别已填'],
  ])
})

it('a mark is hidden where it tells of hidden values, and not where it tells that one is there or right', () => {
  const hidden = (...rules: readonly QualityRule[]) => sheets.plan('pay', [step(...rules)]).columns.at(-1)?.hidden
  expect(hidden(rule({ is: 'holds', when: "证号 == '1'" }, 'mark'))).toBe('part')
  expect(hidden(rule({ is: 'listed', column: '证号', values: ['1'] }, 'mark'))).toBe('part')
  expect(hidden(rule({ is: 'valid', column: '证号', kind: 'idCard' }, 'mark'))).toBeUndefined()
  expect(hidden(rule({ is: 'holds', when: "证号 == '1'" }, 'pass'), rule({ is: 'holds', when: '数量 > 1' }, 'mark'))).toBeUndefined()
})

it.each([
  [{ is: 'range', column: '数量' }, '请填写最小值或最大值'],
  [{ is: 'range', column: '数量', least: '三' }, '“数量”的范围不能为“三”，请填写数值或日期，如 2026-01-31'],
  [{ is: 'range', column: '发生日', most: '2026-02-30' }, '“发生日”的范围不能为“2026-02-30”，请填写数值或日期，如 2026-01-31'],
  [{ is: 'range', column: '类别', least: '1' }, '“类别”是文本，范围只能用于数值和日期'],
  [{ is: 'listed', column: '类别' }, '请填写允许的值或选择字典'],
  [{ is: 'listed', column: '类别', dictionary: 'none' }, '没有编码为“none”的字典'],
  [{ is: 'timely', column: '类别', days: 1 }, '“类别”是文本，及时性只能用于日期'],
  [{ is: 'unique', columns: ['编 号'] }, '没有名为“编 号”的列，是否为“编号”？'],
  [{ is: 'found', with: { sheet: 'list', steps: [] }, on: [{ left: '数量', right: '号' }] }, '“数量”与“号”的类型不同，请先转换类型'],
])('%j is refused: %s', (given, message) => {
  expect(() => sheets.plan('pay', [step(rule(given))], { dictionary })).toThrow(message)
})

it('a rule that marks needs a column for its marks', () => {
  const rules = [rule({ is: 'unique', columns: ['编号'] }, 'mark')]
  expect(() => sheets.plan('pay', [{ do: 'quality', rules }])).toThrow('请填写标记列的列名')
})
