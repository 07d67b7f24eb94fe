import { beforeAll, expect, it } from 'vitest'
import { planSheets } from '../../../../tests/helpers/plan-sheets'
import type { Step } from '..'

const sheets = planSheets()
const PART = 'a'.repeat(32)

beforeAll(async () => {
  const columns = [
    { name: '编号', type: 'text' as const },
    { name: '年', type: 'whole' as const },
    { name: '金额', type: 'decimal' as const, digits: 2 },
    { name: '日期', type: 'date' as const },
    { name: '证号', type: 'text' as const, hidden: 'part' as const },
  ]
  const rows = [
    ['001', '2025', '1.00', '2026-01-01', 'x'],
    ['001', '2026', null, null, 'x'],
    ["0'2", '2026', '3.00', null, 'x'],
  ]
  await sheets.keep('pay', columns, rows, [PART])
})

const fix = (given: object) => ({
  from: '1.00',
  to: '9.99',
  reason: '录入错误',
  by: 'wang',
  time: '2026-11-27 08:00:00',
  column: '金额',
  ...given,
})
const correct = (...fixes: object[]): Step => ({ do: 'correct', fixes }) as unknown as Step
const by = (number: string, year?: string) => ({
  key: [{ column: '编号', value: number }, ...(year === undefined ? [] : [{ column: '年', value: year }])],
})
const third = async (...steps: Step[]) => (await sheets.rows('pay', steps)).map(row => row[2])

it('a value becomes another one in the rows with a key, as long as it is what it was', async () => {
  expect(await third(correct(fix(by('001', '2025'))))).toEqual(['9.99', null, '3.00'])
  expect(await third(correct(fix({ ...by('001', '2026'), from: null, to: '2.50' })))).toEqual(['1.00', '2.50', '3.00'])
  expect(await third(correct(fix({ ...by("0'2"), from: '3.00', to: null })))).toEqual(['1.00', null, null])
  expect(await third(correct(fix({ ...by('001', '2025'), from: '7.00' })))).toEqual(['1.00', null, '3.00'])
  expect(await third(correct(fix(by('none'))))).toEqual(['1.00', null, '3.00'])
})

it('several columns, keys and fixes of one value go together, of which the last one holds', async () => {
  const rows = await sheets.rows('pay', [
    correct(
      fix(by('001', '2025')),
      fix({ ...by('001', '2025'), to: '8.88' }),
      fix({ ...by('001', '2025'), column: '日期', from: '2026-01-01', to: '2025-12-31' }),
      fix({ ...by("0'2"), from: '3.00', to: '4.00' }),
      fix({ row: `${PART}/1`, column: '编号', from: '001', to: '005' }),
    ),
  ])
  expect(rows.map(row => row.slice(0, 4))).toEqual([
    ['001', '2025', '8.88', '2025-12-31'],
    ['005', '2026', null, null],
    ["0'2", '2026', '4.00', null],
  ])
})

it.each([
  [[correct(fix({ row: `${'b'.repeat(32)}/0` }))], '那一行所在的数据已被替换，请改为按对应列修正'],
  [[{ do: 'filter', when: '年 > 1' }, correct(fix({ row: `${PART}/0` }))], '按行的修正只能放在最前面的步骤'],
  [[correct(fix({ ...by('001'), to: '很多' }))], '“金额”是小数，不能修正为“很多”'],
  [[correct(fix({ ...by('001'), column: '日期', to: '2026-02-30' }))], '“日期”是日期，不能修正为“2026-02-30”'],
  [[correct(fix({ ...by('001'), column: '证号' }))], '“证号”设有脱敏，不能修正，也不能作为对应列'],
  [[correct(fix({ key: [{ column: '证号', value: 'x' }] }))], '“证号”设有脱敏，不能修正，也不能作为对应列'],
  [[correct(fix({ ...by('001'), row: `${PART}/0` }))], '步骤的设置有误'],
  [[correct(fix({ ...by('001'), reason: '' }))], '步骤的设置有误'],
] as [Step[], string][])('%# a fix that cannot be done is refused: %j', (steps, message) => {
  expect(() => sheets.plan('pay', steps)).toThrow(message)
})

it('a fix by row stands behind other fixes, and before all else', async () => {
  const row = correct(fix({ row: `${PART}/0` }))
  expect(await third(correct(fix({ ...by("0'2"), from: '3.00', to: '4.00' })), row)).toEqual(['9.99', null, '4.00'])
})
