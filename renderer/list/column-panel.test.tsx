import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { inHost } from '../../tests/helpers/host'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { ColumnPanel } from './column-panel'
import { useColumnArrangement } from './use-column-arrangement'

plainStyles()

const fields = [fieldModel('name', { title: '姓名' }), fieldModel('fee', { title: '课酬' })]
const list = { ...screenModel(fields).list, columns: ['name', 'fee'] }
const model = screenModel(fields, {}, { list })

const Panel = () => <ColumnPanel arrangement={useColumnArrangement(model)} />

async function open() {
  render(inHost(testHost(), <Panel />))
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: '列设置' })
  button.focus()
  await user.keyboard('{Enter}')
  const first = await screen.findByRole('checkbox', { name: '显示 姓名' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  return { user, button }
}

it('takes the focus in when it opens, and gives it back by Escape', async () => {
  const { user, button } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '列设置' })).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('false')
})

it('closes the list of a select before itself', async () => {
  const { user } = await open()
  const pin = screen.getByRole('combobox', { name: '固定 姓名' })
  await user.click(pin)
  await waitFor(() => expect(pin.getAttribute('aria-expanded')).toBe('true'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '列设置' })).toBeTruthy()
})
