import { expect, it } from 'vitest'
import type { Step } from '../calls'
import { freeNames, renamedSteps } from './free-names'

const EXPRESSIONS = new Set(['when', 'value'])
const STEPS: readonly Step[] = [
  { do: 'window', name: '段', figure: 'running', column: '新段', by: ['$payee', '段'], keys: [{ column: '段', descending: true }] },
  { do: 'derive', name: '结论', value: "段 == 1 && $段 > param.段 ? '段' : 段数 + 段" },
  { do: 'group', by: ['$payee'], measures: [{ name: '笔数', measure: 'count' }] },
]

it('only names that the sheet has already are given up, each for the next that is free', () => {
  expect(freeNames(STEPS, ['金额'], {})).toEqual(new Map())
  expect(freeNames(STEPS, ['段', '段_2', '结论', '笔数'], {})).toEqual(
    new Map([
      ['段', '段_3'],
      ['结论', '结论_2'],
    ]),
  )
  expect(freeNames(STEPS, ['笔数'], { payee: ['笔数'] })).toEqual(new Map([['笔数', '笔数_2']]))
})

it('a name is changed wherever it stands for the column, and in no text, parameter or longer name', () => {
  expect(renamedSteps(STEPS, new Map([['段', '段_2']]), EXPRESSIONS)).toEqual([
    { do: 'window', name: '段_2', figure: 'running', column: '新段', by: ['$payee', '段_2'], keys: [{ column: '段_2', descending: true }] },
    { do: 'derive', name: '结论', value: "段_2 == 1 && $段 > param.段 ? '段' : 段数 + 段_2" },
    STEPS[2],
  ])
  expect(renamedSteps(STEPS, new Map(), EXPRESSIONS)).toBe(STEPS)
})
