import { expect, it } from 'vitest'
import { guard } from './guard'

const knows = (path: string) => ['/dashboard/analysis', '/isystem/user'].includes(path)
const enter = { verdict: 'enter' }
const go = (to: string) => ({ verdict: 'go', to })

it.each([
  // path                   search     wanted
  ['/user/login', '', enter],
  ['/user/login', '?redirect=%2Fa', enter],
  ['/user/login/', '', enter],
  ['/user', '', go('/user/login')],
  ['/user/register', '', enter],
  ['/user/register-result', '', enter],
  ['/user/alteration/', '', enter],
  ['/', '', go('/user/login?redirect=%2Fdashboard%2Fanalysis')],
  ['/isystem/user', '?page=2', go('/user/login?redirect=%2Fisystem%2Fuser%3Fpage%3D2')],
  ['/nowhere', '', go('/user/login?redirect=%2Fnowhere')],
])('without a token, sends %s%s where it belongs', (pathname, search, wanted) => {
  expect(guard({ pathname, search, signedIn: false, knows: null })).toEqual(wanted)
})

it.each([
  ['/user/login', go('/dashboard/analysis')],
  ['/', { verdict: 'fetch' }],
  ['/user', go('/user/login')],
  ['/test', go('/test/home')],
  ['/user/register', enter],
  ['/isystem/user', { verdict: 'fetch' }],
])('with a token and no menu yet, answers %s', (pathname, wanted) => {
  expect(guard({ pathname, search: '', signedIn: true, knows: null })).toEqual(wanted)
})

it.each([
  ['/isystem/user', enter],
  ['/isystem/user/', enter],
  ['/dashboard/analysis', enter],
  ['/isystem/role', go('/404')],
  ['/user/login', go('/dashboard/analysis')],
])('with token and menu, answers %s', (pathname, wanted) => {
  expect(guard({ pathname, search: '', signedIn: true, knows })).toEqual(wanted)
})

it('goes on to where the menu leads', () => {
  const leadsOn = (path: string) => (path === '/isystem' ? '/isystem/user' : undefined)
  const visit = (pathname: string) => guard({ pathname, search: '', signedIn: true, knows: () => true, leadsOn })
  expect(visit('/isystem/')).toEqual(go('/isystem/user'))
  expect(visit('/isystem/user')).toEqual(enter)
})

it('opens the page of the roles first, and home where there is none', () => {
  const visit = { search: '', signedIn: true, knows }
  expect(guard({ ...visit, pathname: '/', first: '/isystem/user' })).toEqual(go('/isystem/user'))
  expect(guard({ ...visit, pathname: '/user/login', first: '/isystem/user' })).toEqual(go('/isystem/user'))
  expect(guard({ ...visit, pathname: '/' })).toEqual(go('/dashboard/analysis'))
  expect(guard({ ...visit, pathname: '/dashboard/analysis', first: '/isystem/user' })).toEqual(enter)
})
