import { expect, it, vi } from 'vitest'
import { createLocalHost } from './local-host'

it('has the screens that it was given and no other, and keeps settings', async () => {
  const host = createLocalHost({ screens: { work: { screen: 'list' } } })
  expect(JSON.parse((await host.loadScreen('work'))?.text ?? '')).toEqual({ screen: 'list' })
  expect([await host.loadScreen('other'), await host.loadScreen('toString'), await host.loadEntity('/a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  host.settings.set('size', 20)
  expect([host.settings.get('size'), createLocalHost().settings.get('size')]).toEqual([20, undefined])
})

it('refuses every call, as a server that cannot be reached', async () => {
  const { client } = createLocalHost()
  const call = { method: 'GET', path: '/a' } as const
  for (const answer of [client.request(call), client.answer(call), client.download(call)])
    await expect(answer).rejects.toMatchObject({ name: 'RequestError', code: 0, shown: false })
})

it('takes any part instead of its own', () => {
  const report = vi.fn()
  createLocalHost({ report }).report('broken', 'screen work')
  expect(report).toHaveBeenCalledWith('broken', 'screen work')
})
