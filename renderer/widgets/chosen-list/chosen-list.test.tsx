import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ChosenList } from './chosen-list'

function List() {
  const [keys, setKeys] = useState(['甲', '乙', '丙'])
  return (
    <ChosenList
      title="已选"
      chosen={keys.map(key => ({ key, text: key }))}
      onRemove={key => setKeys(keys.filter(each => each !== key))}
      onClear={() => setKeys([])}
    />
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')

it('keeps the focus with the entry that comes next, and with the list at last', async () => {
  const user = userEvent.setup()
  render(<List />)
  screen.getByRole('button', { name: '删除 乙' }).focus()
  await user.keyboard('{Enter}')
  expect(focused()).toBe('删除 丙')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('删除 甲')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('已选')
})

it('keeps it in the list that is cleared', async () => {
  const user = userEvent.setup()
  render(<List />)
  screen.getByRole('button', { name: '清空' }).focus()
  await user.keyboard('{Enter}')
  expect(focused()).toBe('已选')
})
