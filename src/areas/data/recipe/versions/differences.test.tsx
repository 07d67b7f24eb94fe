import { expect, it } from 'vitest'
import type { RecipeParameter, Step } from '../../calls'
import { differences } from './differences'

const step = (name: string, settings: object = {}) => ({ do: name, ...settings }) as Step
const TRIM = step('clean', { columns: ['单位'], trim: true })
const DEDUPE = step('dedupe', { columns: ['编号'], keep: 'first' })
const FILTER = step('filter', { when: "row['金额'] >= 100" })
const SORT = step('sort', { keys: [{ column: '金额' }] })

const between = (before: readonly Step[], after: readonly Step[]) =>
  differences({ steps: before, params: [] }, { steps: after, params: [] })

it.each<[said: string, before: readonly Step[], after: readonly Step[], want: readonly RegExp[]]>([
  ['the same', [TRIM, DEDUPE], [TRIM, DEDUPE], []],
  ['a step more', [TRIM], [TRIM, FILTER], [/^新增第 2 步：筛选行 金额 大于等于 100$/]],
  ['a step less', [TRIM, FILTER], [FILTER], [/^删除原第 1 步：/]],
  [
    'other settings',
    [TRIM, FILTER],
    [TRIM, step('filter', { when: "row['金额'] >= 500" })],
    [/^第 2 步“筛选行”由“金额 大于等于 100”改为“金额 大于等于 500”$/],
  ],
  ['a step that is off', [FILTER], [step('filter', { ...FILTER, off: true })], [/^第 1 步“筛选行”已停用$/]],
  ['a step that is on again', [step('filter', { ...FILTER, off: true })], [FILTER], [/^第 1 步“筛选行”已启用$/]],
  ['another place', [SORT, TRIM, DEDUPE], [TRIM, DEDUPE, SORT], [/^原第 1 步移到第 3 步：排序/]],
  ['all others', [TRIM], [SORT], [/^删除原第 1 步：/, /^新增第 1 步：排序/]],
  ['a kind that is not known', [], [step('unheard')], [/^新增第 1 步：unheard$/]],
  ['twins', [TRIM, TRIM, DEDUPE], [TRIM, DEDUPE], [/^删除原第 \d 步：/]],
])('versions with %s', (_said, before, after, want) => {
  const found = between(before, after)
  expect(found).toHaveLength(want.length)
  for (const [at, pattern] of want.entries()) expect(found[at]).toMatch(pattern)
})

it('versions with other parameters', () => {
  const limit: RecipeParameter = { name: '限额', type: 'number', value: '100' }
  const sentences = differences(
    { steps: [], params: [limit, { name: '部门', type: 'text' }] },
    {
      steps: [],
      params: [
        { ...limit, value: '500', required: true },
        { name: '起始日', type: 'date' },
      ],
    },
  )
  expect(sentences).toEqual(['参数“限额”由“数值，默认值 100”改为“数值，必填，默认值 500”', '删除参数“部门”', '新增参数“起始日”：日期'])
})

it('a join with another sheet, by the names of both', () => {
  const join = (sheet: string) => step('join', { with: { sheet, steps: [] }, kind: 'left', on: [{ left: '单位', right: '名称' }] })
  const names = new Map([['a', '名录']])
  const [sentence] = differences({ steps: [join('a')], params: [] }, { steps: [join('b')], params: [] }, id => names.get(id) ?? '另一张表')
  expect(sentence).toMatch(/^第 1 步“.+”由“.*名录.*”改为“.*另一张表.*”$/)
})
