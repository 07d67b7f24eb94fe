import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import type { PermissionEntry } from '../model/host'
import { PermissionProvider } from '../widgets/has-permission'

plainStyles()

const people = { screen: 'list', title: '人员', source: '/demo', perm: 'demo:', fields: { name: '姓名' } }
const rights = (...actions: string[]): PermissionEntry[] => actions.map(action => ({ action: `demo:${action}`, type: '1' }))

/** The screen under rights that can be changed. */
function drawWith(auth: readonly PermissionEntry[]) {
  let lists = { auth, allAuth: [] as PermissionEntry[] }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Around({ children }: { readonly children: ReactNode }) {
    return <PermissionProvider value={useSyncExternalStore(subscribe, () => lists)}>{children}</PermissionProvider>
  }
  const { host } = drawScreen({
    screens: { 'demo/people': people },
    answers: { 'GET /demo/list': { records: [{ id: '1', name: '甲' }], total: 1 } },
    host: { auth },
    around: drawn => <Around>{drawn}</Around>,
  })
  Object.defineProperty(host, 'auth', { get: () => lists.auth })
  return (...actions: string[]) =>
    act(async () => {
      lists = { auth: rights(...actions), allAuth: rights('edit').map(entry => ({ ...entry, status: '1' })) }
      for (const listener of listeners) listener()
    })
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
