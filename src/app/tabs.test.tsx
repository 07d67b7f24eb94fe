import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backEnd } from '../api/back-end'
import { session } from '../session'
import { SCREENS } from '../tabs/screen-address'
import { openTabs } from './tabs'

const menu = [{ id: '1', path: '/isystem/dict', name: 'dict', component: 'system/DictList', route: '1', meta: { title: '数据字典' } }]
const tabs = [
  { pathname: '/isystem/dict', search: '', title: 'Dictionaries' },
  { pathname: `${SCREENS}course/lecturer`, search: '', title: 'Lecturers' },
]

beforeEach(async () => {
  // As the sign-in page has found out.
  backEnd.learn(null)
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ success: true, code: 200, message: '', result: { menu, auth: [], allAuth: [] } })),
  )
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  keep('Access-Token', 'T1')
  keep('Login_Userinfo', { id: 'u1', username: 'lisi', realname: '李四' })
  session.followStorage(null)
  await session.loadPermissions()
})

afterEach(() => {
  session.forget()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['in the language that they were left in', 'zh', ['', 'Dictionaries', 'Lecturers']],
  ['in another language, with what only a page knows as it was', 'en', ['', '', 'Lecturers']],
])('opens the tabs of before %s', (_, language, titles) => {
  sessionStorage.setItem('weft:lisi:tabs', JSON.stringify({ value: { language, tabs }, expire: null }))
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/dashboard/analysis'] })
  expect(
    openTabs(router, 'lisi')
      .store.get()
      .tabs.map(({ title }) => title),
  ).toEqual(titles)
})

it('keeps the tabs with their language', () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/dashboard/analysis'] })
  openTabs(router, 'lisi').store.rename('/dashboard/analysis', '首页')
  expect(JSON.parse(sessionStorage.getItem('weft:lisi:tabs') ?? '').value).toMatchObject({ language: 'zh', tabs: [{ title: '首页' }] })
})
