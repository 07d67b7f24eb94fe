import { expect, it } from 'vitest'
import { formatIssue } from '../../renderer/core'
import { checkProcedures } from './procedures'

const GOOD = {
  title: '重复',
  subject: 'rows',
  explanation: '相同的行',
  source: '通用方法',
  columns: [{ name: 'same', title: '相同的列', many: true }],
  steps: [{ do: 'filter', when: '!empty($same)' }],
}
const issuesOf = (procedure: object) =>
  checkProcedures(new Map([['schemas/procedures/p.json', JSON.stringify(procedure, null, 1)]])).map(formatIssue)

it('a model is checked in its form, its steps and the columns that these name, each at its place', () => {
  expect(issuesOf(GOOD)).toEqual([])
  expect(issuesOf({ ...GOOD, source: undefined })).toEqual([
    expect.stringMatching(/^schemas\/procedures\/p\.json:1:1 SCREEN_MISSING_KEY .*"source"/),
  ])
  expect(issuesOf({ ...GOOD, colour: 'red' })).toEqual([expect.stringMatching(/:\d+:\d+ SCREEN_UNKNOWN_KEY .*"colour"/)])
  expect(issuesOf({ ...GOOD, columns: [{ name: 'same', title: '列', types: ['money'] }] })).toEqual([
    expect.stringMatching(/:11:\d+ SCREEN_WRONG_VALUE "columns.0.types.0": "money"/),
  ])
  expect(issuesOf({ ...GOOD, steps: [{ do: 'filter', when: '!empty($payee)' }] })).toEqual([
    expect.stringMatching(/:\d+:\d+ SCREEN_UNKNOWN_NAME "steps.0.when": no name "payee"/),
  ])
  const limit = { do: 'filter', when: '$same > param.限额 && param.限额 > param.下限' }
  expect(issuesOf({ ...GOOD, parameters: [{ name: '限额', type: 'number' }], steps: [limit] })).toEqual([
    expect.stringMatching(/:\d+:\d+ SCREEN_UNKNOWN_NAME "steps.0.when": no name "下限"/),
  ])
  expect(issuesOf({ ...GOOD, steps: [{ do: 'window', name: '次', figure: 'median' }] })).toEqual([
    expect.stringMatching(/:\d+:\d+ SCREEN_WRONG_VALUE "steps.0.figure": "median"/),
  ])
})

it('the numbers of a sample are written, or are a parameter of the model and nothing else', () => {
  const sampling = (sample: object) =>
    issuesOf({
      ...GOOD,
      columns: [],
      parameters: [{ name: '样本量', type: 'number' }],
      steps: [{ do: 'sample', rows: 10, seed: 1, ...sample }],
    })
  expect(sampling({})).toEqual([])
  expect(sampling({ rows: 'param.样本量' })).toEqual([])
  expect(sampling({ seed: 'param.种子' })).toEqual([expect.stringMatching(/:\d+:\d+ SCREEN_UNKNOWN_NAME "steps.0.seed": no name "种子"/)])
  for (const rows of [0, 1.5, '10', 'param.样本量 * 2', 'param.', '样本量'])
    expect(sampling({ rows }), String(rows)).toEqual([expect.stringMatching(/:\d+:\d+ SCREEN_WRONG_VALUE "steps.0.rows": /)])
})
