import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { RecipeParameter } from '../../calls'
import { wrongParameters } from './check-parameters'
import { ParametersDialog } from './parameters-dialog'
import { areRight, RunValues, usualValues } from './run-values'

const LIMIT: RecipeParameter = { name: '限额', type: 'number', value: '100', required: true }

function shown(parameters: readonly RecipeParameter[] = []) {
  const [onTake, onClose] = [vi.fn(), vi.fn()]
  render(<ParametersDialog {...{ parameters, onTake, onClose }} disabled={false} />)
  return { onTake, onClose, user: userEvent.setup() }
}

it('parameters are taken with their types and usual values, or the dialog says what is wrong and keeps them', async () => {
  const { onTake, onClose, user } = shown([LIMIT])
  await user.click(screen.getByRole('button', { name: '添加参数' }))
  const name = screen.getByRole('textbox', { name: '第 2 个参数的参数名' })
  await user.type(name, '限额')
  await user.click(screen.getByRole('button', { name: /确 ?定|OK/ }))
  expect(screen.getByRole('alert').textContent).toContain('参数名“限额”重复')
  expect(onTake).not.toHaveBeenCalled()
  await user.clear(name)
  await user.type(name, '单位')
  await user.type(screen.getByRole('textbox', { name: '第 2 个参数的默认值' }), '甲')
  await user.click(screen.getByRole('button', { name: /确 ?定|OK/ }))
  await waitFor(() => expect(onTake).toHaveBeenCalledWith([LIMIT, { name: '单位', type: 'text', value: '甲' }]))
  expect(onClose).toHaveBeenCalled()
})

it('parameters that are left are as they were', async () => {
  const { onTake, onClose, user } = shown([LIMIT])
  await user.click(screen.getByRole('button', { name: '删除第 1 个参数' }))
  await user.click(screen.getByRole('button', { name: /取 ?消|Cancel/ }))
  expect([onTake.mock.calls, onClose.mock.calls.length]).toEqual([[], 1])
})

it.each<[parameters: readonly RecipeParameter[], wrong: string | undefined]>([
  [[LIMIT, { name: '起始日', type: 'date' }], undefined],
  [[{ name: '1月', type: 'text' }], '参数名“1月”须以文字开头，只含文字、数字和下划线，不超过 50 个字符'],
  [[{ ...LIMIT, value: '一百' }], '参数“限额”须为数值，“一百”不是'],
  [[{ name: '级别', type: 'text', options: ['高'], value: '低' }], '参数“级别”不能为“低”，请从可选值中选择'],
])('%o: %s', (parameters, wrong) => {
  expect(wrongParameters(parameters)).toBe(wrong)
})

it('a run begins with the usual values, and says which one is wrong', async () => {
  const parameters = [LIMIT, { name: '单位', type: 'text', required: true } as const]
  const usual = usualValues(parameters)
  expect(usual).toEqual([
    { name: '限额', value: '100' },
    { name: '单位', value: null },
  ])
  expect(areRight(parameters, usual)).toBe(false)
  expect(areRight(parameters, usual.with(1, { name: '单位', value: '甲' }))).toBe(true)
  render(<RunValues parameters={parameters} values={usual.with(0, { name: '限额', value: 'x' })} onChange={() => {}} />)
  expect(screen.getByRole('alert').textContent).toBe('参数“限额”须为数值，“x”不是')
  expect(screen.getByRole('textbox', { name: '单位' })).toBeTruthy()
})
