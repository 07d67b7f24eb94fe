import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { RecipeParameter, Step } from '../calls'
import { kindOf } from './kinds'
import { ParametersContext } from './parameters/parameters-context'
import { StepForm } from './step-form'

beforeAll(plainStyles)

const SIZE: RecipeParameter = { name: '样本量', type: 'number' }
const FIRM: RecipeParameter = { name: '单位', type: 'text' }
const WRITTEN = { do: 'sample', rows: 100, seed: 7 }
const BY_RUN = { do: 'sample', rows: 'param.样本量', seed: 'param.种子' }

/** The form of a step, with what it made of the step last. */
function draw(step: Step, parameters: readonly RecipeParameter[]) {
  const made = vi.fn()
  const around = { sheets: [], sheetId: 's1', steps: [step], at: 0, broken: null }
  function Form() {
    const [shown, setShown] = useState(step)
    const onStep = (next: Step) => {
      made(next)
      setShown(next)
    }
    return <StepForm {...{ step: shown, around, onStep }} columns={[]} disabled={false} />
  }
  render(
    <ParametersContext.Provider value={parameters}>
      <Form />
    </ParametersContext.Provider>,
  )
  return made
}

async function choose(title: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: title }))
  await userEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

it('the numbers of a sample are written where the recipe has no numbers to ask for', () => {
  draw(WRITTEN, [FIRM])
  expect(screen.getByRole('spinbutton', { name: '行数' })).toHaveProperty('value', '100')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('a number of a sample is taken from a parameter that is a number, and written again', async () => {
  const made = draw(WRITTEN, [SIZE, FIRM])
  await choose('行数 来自', '参数：样本量')
  expect(screen.queryByText('参数：单位')).toBeNull()
  expect(made).toHaveBeenLastCalledWith({ ...WRITTEN, rows: 'param.样本量' })
  expect(screen.queryByRole('spinbutton', { name: '行数' })).toBeNull()
  await choose('行数 来自', '填写的值')
  await userEvent.type(screen.getByRole('spinbutton', { name: '行数' }), '25')
  expect(made).toHaveBeenLastCalledWith({ ...WRITTEN, rows: 25 })
})

it('a parameter stays while the other number is changed, also one that the recipe has no more', async () => {
  const made = draw(BY_RUN, [SIZE])
  expect(screen.getByText('参数：种子')).toBeTruthy()
  await choose('随机种子 来自', '填写的值')
  await userEvent.type(screen.getByRole('spinbutton', { name: '随机种子' }), '9')
  expect(made).toHaveBeenLastCalledWith({ ...BY_RUN, seed: 9 })
})

it('the sentence of a sample names its parameters', () => {
  const says = (step: Step) => kindOf(step)?.says(step, () => '')
  expect(says(WRITTEN)).toBe('100 行，随机种子 7')
  expect(says(BY_RUN)).toBe('行数为参数“样本量”，随机种子为参数“种子”')
  expect(says({ ...WRITTEN, seed: 'param.种子' })).toBe('100 行，随机种子为参数“种子”')
})
