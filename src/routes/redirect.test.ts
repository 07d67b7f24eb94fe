import { expect, it } from 'vitest'
import { ownPlace, targetAfterLogin } from './redirect'

const knows = (path: string) => path === '/isystem/user' || path === '/404'

it.each([
  ['/isystem/user', '/isystem/user'],
  ['/isystem/user?page=2#row', '/isystem/user?page=2#row'],
  ['/isystem/../isystem/user', '/isystem/user'],
  [null, '/dashboard/analysis'],
  ['', '/dashboard/analysis'],
  ['/nowhere', '/dashboard/analysis'],
  ['/404', '/dashboard/analysis'],
  ['https://evil.test/isystem/user', '/dashboard/analysis'],
  ['//evil.test/isystem/user', '/dashboard/analysis'],
  ['/\\evil.test/isystem/user', '/dashboard/analysis'],
  ['/\t/evil.test', '/dashboard/analysis'],
  ['javascript:alert(1)', '/dashboard/analysis'],
  ['isystem/user', '/dashboard/analysis'],
])('after sign-in, follows %j to %s', (redirect, target) => {
  expect(targetAfterLogin(redirect, knows, null)).toBe(target)
})

it.each([
  [null, '/isystem/user', '/isystem/user'],
  ['/dashboard/analysis', '/isystem/user', '/isystem/user'],
  ['/nowhere', '/isystem/user', '/isystem/user'],
  [null, '/nowhere', '/dashboard/analysis'],
])('after sign-in, follows %j to %s where that is the page of the roles', (redirect, homePath, target) => {
  expect(targetAfterLogin(redirect, knows, homePath)).toBe(target)
})

it.each(['/..//evil.test', '/%5cevil.test', '/.//evil.test'])('never leaves the application by %s', text => {
  const place = ownPlace(text)
  expect(place?.pathname.startsWith('//') ?? false).toBe(false)
})
