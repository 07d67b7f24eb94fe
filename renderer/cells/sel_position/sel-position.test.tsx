import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'

const items = (store: string) => `GET /sys/dict/getDictItems/${encodeURIComponent(`sys_position,name,${store}`)}`

function office() {
  const client = fakeClient({
    [items('code')]: [
      { value: 'zr', text: '主任' },
      { value: 'zy', text: '专员' },
    ],
    [items('id')]: [{ value: '7', text: '主任' }],
  })
  return { client, host: testHost({ client }) }
}

describe('a choice of positions', () => {
  it('shows the names of all cells by one call', async () => {
    const { client, host } = office()
    const first = showCell(cellField('sel_position'), { it: 'zr' }, { host })
    const second = showCell(cellField('sel_position'), { it: 'zy,none' }, { host })
    await vi.waitFor(() => expect([first.container.textContent, second.container.textContent]).toEqual(['主任', '专员,none']))
    expect(client.calls).toHaveLength(1)
  })

  it.each([
    ['code', '职务编码', 'zr'],
    ['id', '编号', '7'],
  ])('stores the %s of what is chosen', async (store, title, stored) => {
    const { host } = office()
    const { changes, user } = editCell(cellField('sel_position', { store }), null, { host })
    await user.click(await screen.findByRole('button', { name: '选择职务 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '选择职务' })
    expect(within(dialog).getByRole('columnheader', { name: title })).toBeDefined()
    await user.click(await within(dialog).findByText('主任'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual([stored])
  })
})
