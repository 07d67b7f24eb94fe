import { expect, it } from 'vitest'
import { APP_PATHS, isAppPath } from '../../server/http/web/app-paths'
import { OPEN, REDIRECTS, SIGNED_IN } from '../../src/routes/paths'
import { SCREENS, screenNamedBy } from '../../src/tabs/screen-address'

it('the server knows the paths of the app that come from no menu, and no others', () => {
  expect([...APP_PATHS].sort()).toEqual([...new Set([...REDIRECTS.keys(), ...OPEN, ...SIGNED_IN])].sort())
})

it('the server reads the paths of screens as the app does', () => {
  for (const rest of ['', 'a', 'a/b-c', 'stored/x', 'a/', 'a//b', 'a.b', 'a/b/c', '../a']) {
    const path = SCREENS + rest
    expect(isAppPath(path), path).toBe(screenNamedBy(path) !== undefined)
  }
})
