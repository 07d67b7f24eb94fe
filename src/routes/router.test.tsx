import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backEnd } from '../api/back-end'
import { connectApi } from '../api/ports'
import { session } from '../session'
import { appRoutes } from './router'

const user = { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' }
const menu = [{ id: 'm', path: '/isystem/user', name: 'u', component: 'system/UserList', route: '1', meta: { title: '用户管理' } }]
const answers = new Map<string, unknown>()
const complain = vi.fn()
const called: string[] = []

function SignedIn() {
  const { pathname, search } = useLocation()
  return <p>{`页面 ${pathname}${search}`}</p>
}

function visit(path: string) {
  const router = createMemoryRouter(appRoutes({ SignedIn, prepare: () => {}, complain }), { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

const at = (router: ReturnType<typeof visit>) => router.state.location.pathname + router.state.location.search

function signIn() {
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  keep('Access-Token', 'T1')
  keep('Login_Userinfo', user)
  session.followStorage(null)
}

beforeEach(() => {
  // As the sign-in page has found out.
  backEnd.learn(null)
  window.scrollTo = () => {}
  localStorage.clear()
  sessionStorage.clear()
  session.followStorage(null)
  called.length = 0
  answers.clear()
  answers.set('getUserPermissionByToken', { menu, auth: [], allAuth: [] })
  answers.set('login', { token: 'T1', userInfo: user, sysAllDictItems: {} })
  connectApi({
    token: () => session.get().token,
    tenantId: () => '0',
    onLoginPage: () => false,
    inUse: () => true,
    notice: () => {},
    message: () => {},
    askToSignIn: async () => {},
    leave: () => {},
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace(/\?.*/, '').replace(/^.*\//, '')
    called.push(name)
    const result = answers.get(name)
    return new Response(JSON.stringify({ success: result !== undefined, code: 200, message: '失败', result }))
  })
})

afterEach(() => {
  act(() => session.forget())
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('sends who is not signed in to the login page, with where he wanted to go', async () => {
  const router = visit('/isystem/user?page=2')
  await screen.findByRole('heading', { name: '账号登录' })
  expect(at(router)).toBe('/user/login?redirect=%2Fisystem%2Fuser%3Fpage%3D2')
})

it('fetches the menu once, then lets in', async () => {
  signIn()
  const router = visit('/isystem/user?page=2')
  await screen.findByText('页面 /isystem/user?page=2')
  await act(() => router.navigate('/dashboard/analysis'))
  await screen.findByText('页面 /dashboard/analysis')
  expect(called).toEqual(['getUserPermissionByToken'])
})

it.each([
  ['/', '页面 /dashboard/analysis'],
  ['/user/login', '页面 /dashboard/analysis'],
  ['/user', '页面 /dashboard/analysis'],
  ['/test', '页面 /test/home'],
  ['/isystem/role', '页面 /404'],
  ['/nowhere', '页面 /404'],
  ['/screens/course/lecturer', '页面 /screens/course/lecturer'],
])('answers %s of a signed-in person with "%s"', async (path, text) => {
  signIn()
  visit(path)
  await screen.findByText(text)
})

it('ends the session when the menu cannot be fetched', async () => {
  signIn()
  answers.delete('getUserPermissionByToken')
  const router = visit('/isystem/user')
  await screen.findByRole('heading', { name: '账号登录' })
  expect(at(router)).toBe('/user/login?redirect=%2Fisystem%2Fuser')
  expect(session.get().token).toBeNull()
  expect(complain).toHaveBeenCalledWith('失败')
})

it('ends no session because a page was left while its menu was fetched', async () => {
  signIn()
  answers.delete('getUserPermissionByToken')
  window.dispatchEvent(new Event('beforeunload'))
  const router = visit('/isystem/user')
  await vi.waitFor(() => expect(called).toEqual(['getUserPermissionByToken']))
  answers.set('getUserPermissionByToken', { menu, auth: [], allAuth: [] })
  await screen.findByText('页面 /isystem/user')
  expect(at(router)).toBe('/isystem/user')
  expect(called).toEqual(['getUserPermissionByToken', 'getUserPermissionByToken'])
})

it('says why a session without a menu ends', async () => {
  signIn()
  answers.set('getUserPermissionByToken', { menu: null })
  visit('/isystem/user')
  await screen.findByRole('heading', { name: '账号登录' })
  expect(complain).toHaveBeenCalledWith('服务器没有返回菜单，请稍后重新登录')
})

async function fillIn() {
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText('账号'), 'lisi')
  await person.type(screen.getByLabelText('密码'), 'secret')
  screen.getByRole('slider').focus()
  await person.keyboard('{Enter}')
  await person.click(screen.getByRole('button', { name: '登录' }))
}

it.each([
  ['/user/login?redirect=%2Fisystem%2Fuser%3Fpage%3D2', '页面 /isystem/user?page=2'],
  ['/user/login?redirect=%2F%2Fevil.test', '页面 /dashboard/analysis'],
  ['/user/login?redirect=%2Fnowhere', '页面 /dashboard/analysis'],
  ['/user/login', '页面 /dashboard/analysis'],
])('after sign-in at %s shows "%s"', async (path, text) => {
  visit(path)
  await fillIn()
  await screen.findByText(text)
})

it('follows a sign-out of another window', async () => {
  signIn()
  const router = visit('/isystem/user')
  await screen.findByText('页面 /isystem/user')
  localStorage.removeItem('Access-Token')
  session.followStorage('Access-Token')
  await act(() => router.revalidate())
  await screen.findByRole('heading', { name: '账号登录' })
  expect(at(router)).toBe('/user/login?redirect=%2Fisystem%2Fuser')
})
