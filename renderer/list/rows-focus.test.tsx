import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'

const bin = {
  screen: 'list',
  title: '回收站',
  source: { base: '/demo', delete: false, deleteBatch: false, add: false, edit: false },
  fields: { name: '姓名' },
  actions: { restore: { title: '还原', do: [{ request: 'PUT /demo/restore' }, 'reload'] } },
  list: { toolbar: [], row: ['restore'] },
}

it('has the focus once the button is gone that took the last row away', async () => {
  let rows = [{ id: '1', name: '张三' }]
  const restore = () => {
    rows = []
    return {}
  }
  const answers = { 'GET /demo/list': () => ({ records: rows, total: rows.length }), 'PUT /demo/restore': restore }
  drawScreen({ screens: { 'demo/bin': bin }, answers })
  const button = await screen.findByRole('button', { name: '还原' })
  await userEvent.click(button)
  await waitFor(() => expect(button.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '回收站' })))
})
