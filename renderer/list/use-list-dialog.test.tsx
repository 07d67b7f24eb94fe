import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { memoryAddress, testHost } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'

plainStyles()

const people = {
  screen: 'list',
  title: '人员',
  source: { data: [{ id: '1', name: '王' }] },
  fields: { name: '姓名' },
  query: { advanced: false },
  form: { as: 'page' },
}
const ADDING = { 'form.mode': 'add' }
const EDITING = { 'form.mode': 'edit', 'form.id': '1' }

async function draw(agrees = true) {
  const address = memoryAddress()
  const set = vi.spyOn(address, 'set')
  const { notify } = testHost()
  const confirm = vi.fn(async () => agrees)
  drawScreen({ screens: { 'demo/people': people }, tab: { address }, host: { notify: { ...notify, confirm } } })
  await screen.findByText('王')
  return { address, set, confirm }
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: '姓名' })
const isGone = () => waitFor(() => expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull())

it('opens a form in the place of the list as an entry of the history, which back and forward close and open', async () => {
  const { address, set } = await draw()
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  await name()
  expect(set.mock.calls).toEqual([[ADDING, 'push']])
  address.go({})
  await isGone()
  address.go(EDITING)
  expect((await name()).value).toBe('王')
  expect(set).toHaveBeenCalledTimes(1)
})

it('asks before back loses what was typed, and stands in the address again where the user stays', async () => {
  const { address, confirm } = await draw(false)
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  await userEvent.type(await name(), '李')
  address.go({})
  await waitFor(() => expect(address.get()).toEqual(ADDING))
  expect([confirm.mock.calls.length, (await name()).value]).toEqual([1, '李'])
})

it('is left by back once the user agrees, and says in the address that it is closed', async () => {
  const { address, set } = await draw()
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  await userEvent.type(await name(), '李')
  address.go({})
  await isGone()
  await userEvent.click(screen.getByRole('button', { name: '新增' }))
  await name()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await isGone()
  expect([address.get(), set.mock.lastCall]).toEqual([{}, [{}, undefined]])
})
