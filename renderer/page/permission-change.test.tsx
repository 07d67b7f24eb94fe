import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { changingRights } from '../../tests/helpers/rights'
import type { PermissionEntry } from '../model/host'

plainStyles()

const people = { screen: 'list', title: '人员', source: '/demo', perm: 'demo:', fields: { name: '姓名' } }
const rights = (...actions: string[]): PermissionEntry[] => actions.map(action => ({ action: `demo:${action}`, type: '1' }))

/** The screen under rights that can be changed. */
function drawWith(auth: readonly PermissionEntry[]) {
  const { around, become, now } = changingRights({ auth, allAuth: [] })
  const { host } = drawScreen({
    screens: { 'demo/people': people },
    answers: { 'GET /demo/list': { records: [{ id: '1', name: '甲' }], total: 1 } },
    host: { auth },
    around,
  })
  Object.defineProperty(host, 'auth', { get: () => now().auth })
  return (...actions: string[]) => become({ auth: rights(...actions), allAuth: rights('edit').map(entry => ({ ...entry, status: '1' })) })
}

it('rights that come and go while a form is open change the buttons and keep the form', async () => {
  const become = drawWith(rights('add', 'edit'))
  await userEvent.click(await screen.findByRole('button', { name: '新增' }))
  const name = await screen.findByRole('textbox', { name: '姓名' })
  await userEvent.type(name, '半个人')
  await become()
  expect(screen.queryByRole('button', { name: '新增', hidden: true })).toBeNull()
  expect(screen.queryByRole('button', { name: '编辑', hidden: true })).toBeNull()
  expect(screen.getByRole('textbox', { name: '姓名' })).toBe(name)
  expect((name as HTMLInputElement).value).toBe('半个人')
  await become('edit')
  expect(screen.getByRole('button', { name: '编辑', hidden: true })).toBeTruthy()
  expect((name as HTMLInputElement).value).toBe('半个人')
})
