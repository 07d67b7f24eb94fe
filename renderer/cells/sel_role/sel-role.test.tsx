import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'

const roles = [
  { id: '1', roleName: '管理员', roleCode: 'admin', description: '全部权限' },
  { id: '2', roleName: '审计员', roleCode: 'auditor', description: null },
  { id: '3', roleName: '审计组长', roleCode: 'lead' },
]

function office() {
  const client = fakeClient({ 'GET /sys/role/queryall': roles })
  return { client, host: testHost({ client }) }
}

describe('a choice of roles', () => {
  it('shows the names of all cells by one call', async () => {
    const { client, host } = office()
    const first = showCell(cellField('sel_role'), { it: '1,3' }, { host })
    const second = showCell(cellField('sel_role'), { it: '2,9' }, { host })
    await vi.waitFor(() => expect([first.container.textContent, second.container.textContent]).toEqual(['管理员,审计组长', '审计员,9']))
    expect(client.calls).toHaveLength(1)
  })

  it.each([
    ['id', '2'],
    ['roleCode', 'auditor'],
  ])('stores the %s of what is chosen', async (store, stored) => {
    const { host } = office()
    const { changes, user } = editCell(cellField('sel_role', { store, multiple: false }), null, { host })
    await user.click(await screen.findByRole('button', { name: '选择角色 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '选择角色' })
    await user.type(within(dialog).getByRole('textbox', { name: '角色名称' }), '审计{Enter}')
    await vi.waitFor(() => expect(within(dialog).queryByText('管理员')).toBeNull())
    expect(within(dialog).getByText('1-2 共2条')).toBeDefined()
    await user.click(within(dialog).getByText('审计员'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual([stored])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('审计员')
  })
})
