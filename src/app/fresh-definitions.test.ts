import { afterEach, expect, it, vi } from 'vitest'
import { fakeClient } from '../../tests/helpers/client'
import { session } from '../session'
import { withFreshDefinitions } from './fresh-definitions'
import { screenEvents } from './screen-events'

afterEach(() => vi.restoreAllMocks())

/** What was made anew after a call. */
async function after(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: 'request' | 'answer' = 'request') {
  const made: string[] = []
  vi.spyOn(session, 'refreshDictionaries').mockImplementation(async () => void made.push('dictionaries'))
  const end = screenEvents.subscribe(name => made.push(name))
  await withFreshDefinitions(fakeClient({ [`${method} ${path}`]: {} }))
    [by]({ method, path })
    .catch(() => made.push('refused'))
  end()
  return made
}

it.each([
  ['POST', '/sys/dict/add', ['dictionaries']],
  ['PUT', '/sys/dictItem/edit', ['dictionaries']],
  ['DELETE', '/sys/dictItem/delete', ['dictionaries']],
  ['GET', '/sys/dict/list', []],
  ['POST', '/sys/dictionary/add', []],
  ['PUT', '/sys/storedScreen/edit', ['stored-changed']],
  ['POST', '/sys/storedScreen/add', []],
  ['GET', '/sys/storedScreen/list', []],
  ['PUT', '/sys/user/edit', []],
] as const)('after %s %s the browser makes anew: %o', async (method, path, want) => {
  expect(await after(method, path)).toEqual(want)
  expect(await after(method, path, 'answer')).toEqual(want)
})

it('makes nothing anew after a refused call, and goes on where dictionaries cannot be had', async () => {
  const refusing = fakeClient({ 'PUT /sys/dict/edit': new Error('no') })
  const refresh = vi.spyOn(session, 'refreshDictionaries').mockRejectedValue(new Error('gone'))
  await expect(withFreshDefinitions(refusing).request({ method: 'PUT', path: '/sys/dict/edit' })).rejects.toThrow('no')
  expect(refresh).not.toHaveBeenCalled()
  const client = withFreshDefinitions(fakeClient({ 'PUT /sys/dict/edit': { id: '1' } }))
  expect(await client.request({ method: 'PUT', path: '/sys/dict/edit' })).toEqual({ id: '1' })
  expect(refresh).toHaveBeenCalledTimes(1)
})
