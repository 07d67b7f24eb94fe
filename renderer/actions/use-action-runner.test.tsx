import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { testAction, testScreen } from '../../tests/helpers/screen'
import type { ActionContext } from '../model/action'
import { createRenderer } from '../registry'
import { RendererProvider } from '../source'
import { useActionRunner } from './use-action-runner'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RendererProvider renderer={createRenderer({})}>{children}</RendererProvider>
)

it('runs an action once however often its button is pressed', async () => {
  let answer: (value: unknown) => void = () => {}
  const client = fakeClient({ 'PUT /x': () => new Promise(resolve => (answer = resolve)) })
  const host = testHost({ client })
  const action = testAction('own', '自定', { steps: [{ step: 'request', request: { method: 'PUT', path: '/x' } }] })
  const query = () => ({ page: 1, pageSize: 10, filters: {} })
  const context = { screen: testScreen(), host, rows: [], values: {}, view: { query } } as unknown as ActionContext
  const { result } = renderHook(() => useActionRunner(), { wrapper })
  const presses: Promise<boolean>[] = []
  await act(async () => {
    presses.push(result.current.run(action, '1', context), result.current.run(action, '1', context))
  })
  expect(result.current.busy(action, '1')).toBe(true)
  expect(result.current.busy(action, '2')).toBe(false)
  await act(async () => answer({ message: '' }))
  expect(await Promise.all(presses)).toEqual([true, false])
  expect(client.calls).toHaveLength(1)
  expect(result.current.busy(action, '1')).toBe(false)
})
