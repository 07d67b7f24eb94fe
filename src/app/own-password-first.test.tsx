import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { backEnd } from '../api/back-end'
import { session } from '../session'
import { MainArea } from './main-area'
import { RouterContext } from './router-context'

const called: string[] = []
let passwordExpired = false
const menu = [{ id: '1', path: '/home', name: 'home', component: 'dashboard', route: '1', meta: { title: '首页' } }]

beforeEach(async () => {
  // As the sign-in page has found out.
  backEnd.learn(null)
  called.length = 0
  passwordExpired = false
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url.replace(/^\/jeecg-boot|\?.*$/g, ''))
    const result = url.includes('getUserPermissionByToken') ? { menu, auth: [], allAuth: [], oneTimePassword: true, passwordExpired } : null
    return new Response(JSON.stringify({ success: true, message: '', code: 200, result }))
  })
  signInAgain()
  await session.loadPermissions()
})

/** A session of which nothing is known yet. */
function signInAgain() {
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  keep('Access-Token', 'T1')
  keep('Login_Userinfo', { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' })
  session.followStorage(null)
}

afterEach(() => {
  act(() => session.forget())
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('lets a user past a one-time password only out, and asks the server for nothing else', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '*' }])
  render(
    <RouterContext.Provider value={router}>
      <MainArea />
    </RouterContext.Provider>,
  )
  const dialog = within(await dialogTitled('修改密码'))
  expect(dialog.getByText('您使用的是一次性密码，请先修改密码')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('button', { name: '取消' })).toBeNull()
  expect(document.querySelector('main, nav, header')).toBeNull()
  expect(session.get().token).toBe('T1')
  expect(called).toEqual(['/sys/permission/getUserPermissionByToken'])
  await user.click(dialog.getByRole('button', { name: '退出登录' }))
  expect(session.get().token).toBeNull()
  expect(called).toEqual(['/sys/permission/getUserPermissionByToken', '/sys/logout'])
  expect(router.state.location.pathname).toBe('/user/login')
})

it('says of a password that is too old why another one is asked for', async () => {
  act(() => session.forget())
  signInAgain()
  passwordExpired = true
  await session.loadPermissions()
  render(
    <RouterContext.Provider value={createMemoryRouter([{ path: '*' }])}>
      <MainArea />
    </RouterContext.Provider>,
  )
  const dialog = within(await dialogTitled('修改密码'))
  expect(dialog.getByText('您的密码已超过规定的使用期限，请先修改密码')).toBeTruthy()
})
